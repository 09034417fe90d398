import { STOCK_WAYS } from '../../../../../domains/product-list/rules/bulk-change.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ChangeFieldsProps, ChangeForm } from './read-change.ts'

const REASONS = ['stocktaking', 'received', 'sold', 'damaged', 'correction'] as const

/** How stock moves, and why. */
export function StockChangeFields({ form, error, onChange }: ChangeFieldsProps) {
  const t = useTexts('productList')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('way')}
        value={form.stockWay}
        options={STOCK_WAYS.map((value) => ({ value, label: t(`way_${value}`) }))}
        onChange={({ target }) => onChange({ stockWay: target.value as ChangeForm['stockWay'] })}
      />
      <TextField
        label={t(form.stockWay === 'by' ? 'delta' : 'newQuantity')}
        value={form.stock}
        error={error}
        inputMode="text"
        autoComplete="off"
        maxLength={9}
        onChange={({ target }) => onChange({ stock: target.value })}
      />
      <ReasonField value={form.reason} onChange={(reason) => onChange({ reason })} />
      <TextField
        label={t('note')}
        optional
        value={form.note}
        maxLength={300}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <p className="text-muted text-sm sm:col-span-2">{t('eachVersion')}</p>
    </div>
  )
}

type Reason = ChangeForm['reason']

export function ReasonField({ value, onChange }: { value: Reason; onChange: (reason: Reason) => void }) {
  const t = useTexts('productList')
  return (
    <SelectField
      label={t('reason')}
      value={value}
      options={REASONS.map((reason) => ({ value: reason, label: t(`reason_${reason}`) }))}
      onChange={({ target }) => onChange(target.value as Reason)}
    />
  )
}
