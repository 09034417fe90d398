import { ADDRESS_LIMIT } from '../../../../../domains/address-book/rules/address-limit.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { SectionProps } from './section-props.ts'

/** Invoice data that are typed for this order; signed-in buyers may keep them. */
export function InvoiceFields({ draft, change, errors, book }: SectionProps) {
  const t = useTexts('checkout')
  const field = (name: keyof typeof draft.invoice, maxLength: number) => ({
    name: `invoice.${name}`,
    id: `invoice.${name}`,
    value: draft.invoice[name],
    maxLength,
    required: true,
    error: errors[`invoice.${name}`],
    onChange: (event: { target: { value: string } }) =>
      change({ ...draft, invoice: { ...draft.invoice, [name]: event.target.value } }),
  })
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <TextField label={t('invoiceName')} autoComplete="organization" {...field('name', 200)} />
      <TextField label={t('invoiceTaxId')} hint={t('invoiceTaxIdHint')} autoComplete="off" {...field('taxId', 20)} />
      <TextField
        label={t('invoiceAddress')}
        hint={t('invoiceAddressHint')}
        autoComplete="billing street-address"
        className="sm:col-span-2"
        {...field('address', 300)}
      />
      {book && book.invoices.length < ADDRESS_LIMIT && (
        <CheckboxField
          className="sm:col-span-2"
          label={t('saveInvoice')}
          checked={draft.saveInvoice}
          onChange={(event) => change({ ...draft, saveInvoice: event.target.checked })}
        />
      )}
    </div>
  )
}
