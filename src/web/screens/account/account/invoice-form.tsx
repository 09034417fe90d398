import { useForm } from 'react-hook-form'
import type { InvoiceProfile, SavedInvoice } from '../../../../domains/address-book/contract.ts'
import { checkedBy } from '../../../parts/forms/checked-by.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { checkInvoice } from './address-book/check-entry.ts'
import { FormFoot } from './form-foot.tsx'
import { useEntryErrors } from './use-entry-errors.ts'

type Props = {
  entry: SavedInvoice | undefined
  /** The first one is the default whatever is chosen. */
  first: boolean
  busy: boolean
  onCancel: () => void
  onSave: (data: InvoiceProfile, onRefused: (error: unknown) => void) => void
}

export function InvoiceForm({ entry, first, busy, onCancel, onSave }: Props) {
  const t = useTexts('profile')
  const { name = '', taxId = '', address = '', isDefault = first } = entry ?? {}
  const { failure, words, refusedBy } = useEntryErrors()
  const form = useForm({
    defaultValues: { invoice: { name, taxId, address }, isDefault },
    resolver: checkedBy(({ invoice }) => words('invoice', checkInvoice(invoice))),
  })
  const save = form.handleSubmit((values) =>
    onSave(
      { ...values.invoice, isDefault: values.isDefault },
      refusedBy(form, (field) => `invoice.${field}`),
    ),
  )
  const field = (of: 'name' | 'taxId' | 'address', maxLength: number) => ({
    maxLength,
    required: true,
    error: form.formState.errors.invoice?.[of]?.message,
    ...form.register(`invoice.${of}`),
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('invoiceName')} autoComplete="organization" {...field('name', 200)} />
        <TextField label={t('invoiceTaxId')} hint={t('invoiceTaxIdHint')} autoComplete="off" {...field('taxId', 20)} />
        <TextField
          label={t('invoiceAddress')}
          hint={t('invoiceAddressHint')}
          autoComplete="billing street-address"
          className="sm:col-span-2"
          {...field('address', 300)}
        />
      </div>
      {!first && !entry?.isDefault && (
        <CheckboxField className="mt-4" label={t('invoiceDefault')} {...form.register('isDefault')} />
      )}
      <div className="mt-5">
        <FormFoot failure={failure} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  )
}
