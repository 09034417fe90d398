import type { UseFormRegisterReturn } from 'react-hook-form'
import type { RatesTable } from '../../../../domains/exchange-rates/contract.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Table } from '../../../ui/table.tsx'
import { rateText } from './rate-text.ts'

const TONES: Record<RatesTable['currencies'][number]['state'], Tone> = {
  used: 'good',
  off: 'neutral',
  none: 'warning',
  too_old: 'warning',
}

/** Each currency with its newest rate. `field`: the boxes that say which are shown. */
export function CurrencyTable({ table, field }: { table: RatesTable; field: UseFormRegisterReturn }) {
  const t = useTexts('rates')
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return (
    <Table
      stacks
      caption={t('currencies')}
      rows={table.currencies}
      rowKey={({ currency }) => currency}
      columns={[
        {
          key: 'currency',
          head: t('currency'),
          cell: ({ currency }) => (
            <CheckboxField label={`${currency}, ${names.of(currency) ?? currency}`} value={currency} {...field} />
          ),
        },
        {
          key: 'rate',
          head: t('rate'),
          figures: true,
          cell: ({ newest }) => (newest ? rateText(newest, locale) : <span className="text-muted">–</span>),
        },
        { key: 'day', head: t('day'), named: true, cell: ({ newest }) => <Day at={newest?.day ?? null} /> },
        { key: 'source', head: t('source'), cell: ({ newest }) => newest?.source ?? '–', from: 'md' },
        {
          key: 'state',
          head: t('state'),
          cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>,
        },
      ]}
    />
  )
}
