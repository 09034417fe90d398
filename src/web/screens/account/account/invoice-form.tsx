import { type FormEvent, useState } from 'react'
import type { InvoiceProfile, SavedInvoice } from '../../../../domains/address-book/contract.ts'
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
  const [invoice, setInvoice] = useState({ name, taxId, address, isDefault })
  const { errors, failure, check, refused } = useEntryErrors('invoice.')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (check(checkInvoice(invoice))) onSave(invoice, refused)
  }
  const field = (of: 'name' | 'taxId' | 'address', maxLength: number) => ({
    name: `invoice.${of}`,
    value: invoice[of],
    maxLength,
    required: true,
    error: errors[of],
    onChange: (event: { target: { value: string } }) => setInvoice({ ...invoice, [of]: event.target.value }),
  })
  return (
    <form noValidate onSubmit={save}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('invoiceName')} autoComplete="organization" {...field('name', 200)} />
        <TextField label={t('invoiceTaxId')} autoComplete="off" {...field('taxId', 20)} />
        <TextField
          label={t('invoiceAddress')}
          hint={t('invoiceAddressHint')}
          autoComplete="billing street-address"
          className="sm:col-span-2"
          {...field('address', 300)}
        />
      </div>
      {!first && !entry?.isDefault && (
        <CheckboxField
          className="mt-4"
          label={t('invoiceDefault')}
          checked={invoice.isDefault}
          onChange={(event) => setInvoice({ ...invoice, isDefault: event.target.checked })}
        />
      )}
      <div className="mt-5">
        <FormFoot failure={failure} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  )
}
