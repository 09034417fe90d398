import {
  type BulkKind,
  PRICE_ROUNDINGS,
  type PriceChangeWay,
} from '../../../../../domains/product-list/rules/bulk-change.ts'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ChangeFieldsProps, ChangeForm } from './read-change.ts'
import { StockChangeFields } from './stock-change-fields.tsx'

/** The fields of one kind of change. */
export function ChangeFields({ kind, ...props }: ChangeFieldsProps & { kind: BulkKind }) {
  if (kind === 'price') return <PriceFields {...props} />
  if (kind === 'stock') return <StockChangeFields {...props} />
  if (kind === 'deliveryDays') return <DaysField {...props} />
  return <ChoiceField {...props} kind={kind} />
}

const WAYS: readonly PriceChangeWay[] = ['percent', 'amount', 'set']
const PRICE_LABELS = { percent: 'percent', amount: 'amount', set: 'newPrice' } as const

function PriceFields({ form, error, onChange }: ChangeFieldsProps) {
  const t = useTexts('productList')
  const { sign } = useMarketCurrency()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('way')}
        value={form.priceWay}
        options={WAYS.map((value) => ({ value, label: t(`way_${value}`) }))}
        onChange={({ target }) => onChange({ priceWay: target.value as PriceChangeWay })}
      />
      <TextField
        label={t(PRICE_LABELS[form.priceWay])}
        value={form.price}
        error={error}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <SelectField
        label={t('round')}
        value={form.round}
        options={PRICE_ROUNDINGS.map((value) => ({ value, label: t(`round_${value}`, { sign }) }))}
        onChange={({ target }) => onChange({ round: target.value as ChangeForm['round'] })}
      />
      <CheckboxField
        className="sm:col-span-2"
        label={t('announce')}
        hint={t('announceHint')}
        checked={form.announce}
        onChange={({ target }) => onChange({ announce: target.checked })}
      />
      <p className="text-muted text-sm sm:col-span-2">{t('eachVersion')}</p>
    </div>
  )
}

function DaysField({ form, error, onChange }: ChangeFieldsProps) {
  const t = useTexts('productList')
  return (
    <TextField
      className="max-w-48"
      label={t('days')}
      value={form.days}
      error={error}
      inputMode="numeric"
      maxLength={2}
      onChange={({ target }) => onChange({ days: target.value })}
    />
  )
}

const STATUSES = ['published', 'paused', 'draft'] as const
const SCHEMES = ['vat23', 'margin'] as const

function ChoiceField({ kind, form, onChange }: ChangeFieldsProps & { kind: 'status' | 'vatScheme' }) {
  const t = useTexts('productList')
  const options =
    kind === 'status'
      ? STATUSES.map((value) => ({ value, label: t(`status_${value}`) }))
      : SCHEMES.map((value) => ({ value, label: t(`vat_${value}`) }))
  return (
    <SelectField
      className="max-w-72"
      label={t(kind)}
      value={form[kind]}
      options={options}
      onChange={({ target }) => onChange({ [kind]: target.value })}
    />
  )
}
