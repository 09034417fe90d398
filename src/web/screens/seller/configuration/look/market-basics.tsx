import { CARRIED_METHODS } from '../../../../../domains/shipping/rules/methods.ts'
import { CURRENCIES } from '../../../../../values/money.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { SiteDraft } from '../draft.ts'

const days = (text: string) => text.replace(/\D/g, '').slice(0, 2)

type Props = {
  draft: SiteDraft
  errors: Readonly<Record<string, string>>
  currencyFixed: boolean
  onChange: (part: Partial<SiteDraft>) => void
}

/** What only the market has: its name, its currency, and how fast goods travel. */
export function MarketBasics({ draft, errors, currencyFixed, onChange }: Props) {
  const t = useTexts('configuration')
  const words = useTexts('product')
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
      <fieldset className="mt-5 min-w-0">
        <legend className="font-medium text-sm">{t('transitDays')}</legend>
        <p className="mt-1 max-w-text text-muted text-xs">{t('transitDaysHint')}</p>
        <div className="mt-3 grid grid-cols-2 items-end gap-4 md:grid-cols-3 lg:grid-cols-5">
          {CARRIED_METHODS.map((method) => (
            <TextField
              key={method}
              label={words(method)}
              name={`transitDays.${method}`}
              value={draft[`transitDays.${method}`]}
              error={errors[`transitDays.${method}`]}
              required
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => onChange({ [`transitDays.${method}`]: days(target.value) })}
            />
          ))}
        </div>
      </fieldset>
    </Panel>
  )
}
