import { CURRENCIES } from '../../../../../values/money.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { SiteDraft } from '../draft.ts'

type Props = {
  draft: SiteDraft
  errors: Readonly<Record<string, string>>
  currencyFixed: boolean
  onChange: (part: Partial<SiteDraft>) => void
}

/** What only the market has: its name and its currency. */
export function MarketBasics({ draft, errors, currencyFixed, onChange }: Props) {
  const t = useTexts('configuration')
  return (
    <Panel title={t('basics')} aria-label={t('basics')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('marketName')}
          hint={t('marketNameHint')}
          name="marketName"
          value={draft.marketName}
          error={errors.marketName}
          maxLength={60}
          required
          autoComplete="off"
          onChange={({ target }) => onChange({ marketName: target.value })}
        />
        <SelectField
          label={t('currency')}
          hint={t(currencyFixed ? 'currencyFixed' : 'currencyHint')}
          name="currency"
          value={draft.currency}
          error={errors.currency}
          disabled={currencyFixed}
          onChange={({ target }) => onChange({ currency: target.value })}
          options={CURRENCIES.map((currency) => ({ value: currency, label: t(`currency_${currency}`) }))}
        />
        <TextField
          label={t('dispatchUntil')}
          hint={t('dispatchUntilHint')}
          type="time"
          name="dispatchUntil"
          value={draft.dispatchUntil}
          error={errors.dispatchUntil}
          required
          onChange={({ target }) => onChange({ dispatchUntil: target.value })}
        />
      </div>
    </Panel>
  )
}
