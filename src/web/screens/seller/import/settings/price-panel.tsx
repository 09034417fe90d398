import { IMPORT_CURRENCIES } from '../../../../../domains/imports/rules/import-limits.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Change } from './use-settings.ts'

type Props = {
  marketCurrency: ImportView['marketCurrency']
  settings: ImportSettings
  errors: Readonly<Record<string, string>>
  change: Change
}

/** In what currency the file counts, and whether lower prices are announced. */
export function PricePanel({ marketCurrency, settings, errors, change }: Props) {
  const t = useTexts('imports')
  const { currency, rate } = settings
  return (
    <Panel title={t('pricesTitle')} aria-label={t('pricesTitle')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('currency')}
          value={currency}
          options={IMPORT_CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={({ target }) => {
            const chosen = target.value as ImportSettings['currency']
            change({ currency: chosen, rate: chosen === marketCurrency ? null : rate })
          }}
        />
        {currency !== marketCurrency && (
          <TextField
            label={t('rate', { currency, market: marketCurrency })}
            hint={t('rateHint', { market: marketCurrency })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required
            value={rate ?? ''}
            error={errors.rate}
            onChange={({ target }) => change({ rate: target.value === '' ? null : target.value })}
          />
        )}
      </div>
      <CheckboxField
        className="pt-4"
        label={t('announce')}
        hint={t('announceHint')}
        checked={settings.announcePrices}
        onChange={({ target }) => change({ announcePrices: target.checked })}
      />
    </Panel>
  )
}
