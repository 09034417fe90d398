import { Controller, useForm } from 'react-hook-form'
import type { SavedShipping, ShippingData } from '../../../../domains/address-book/contract.ts'
import { maskPostalCode } from '../../../../values/postal-code.ts'
import { AddressForm } from '../../../parts/forms/address-form.tsx'
import { checkedBy } from '../../../parts/forms/checked-by.ts'
import { focusField } from '../../../parts/forms/focus-field.ts'
import { EMPTY_ADDRESS, toAddress, toShippingData } from '../../../parts/forms/saved-address.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { checkAddress } from './address-book/check-entry.ts'
import { FormFoot } from './form-foot.tsx'
import { useEntryErrors } from './use-entry-errors.ts'

type Props = {
  entry: SavedShipping | undefined
  /** Who gets a new parcel, unless told otherwise. */
  names: { firstName: string; lastName: string }
  countries: readonly { value: string; label: string }[]
  /** The first one is the default whatever is chosen. */
  first: boolean
  busy: boolean
  onCancel: () => void
  onSave: (data: ShippingData, onRefused: (error: unknown) => void) => void
}

export function ShippingForm({ entry, names, countries, first, busy, onCancel, onSave }: Props) {
  const t = useTexts('profile')
  const { firstName, lastName } = names
  const { failure, words, refusedBy } = useEntryErrors()
  const form = useForm({
    defaultValues: {
      shipping: entry ? toAddress(entry) : { ...EMPTY_ADDRESS, firstName, lastName },
      isDefault: entry?.isDefault ?? first,
    },
    resolver: checkedBy(({ shipping }) => words('shipping', checkAddress(shipping), shipping.country)),
  })
  const errors = Object.entries(form.formState.errors.shipping ?? {}).map(([name, one]) => [
    name,
    (one as { message?: string }).message,
  ])
  const save = form.handleSubmit(
    ({ shipping, isDefault }) =>
      onSave(
        toShippingData(shipping, isDefault),
        // The book calls the street its address.
        refusedBy(form, (field) => `shipping.${field === 'address' ? 'street' : field}`),
      ),
    ({ shipping = {} }) => focusField(`shipping.${Object.keys(shipping)[0]}`),
  )
  const forced = first || (entry?.isDefault ?? false)
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Controller
        control={form.control}
        name="shipping"
        render={({ field }) => (
          <AddressForm
            value={field.value}
            errors={Object.fromEntries(errors)}
            countries={countries}
            onChange={(next) => field.onChange({ ...next, postalCode: maskPostalCode(next.postalCode, next.country) })}
          />
        )}
      />
      {!forced && <CheckboxField className="mt-4" label={t('shippingDefault')} {...form.register('isDefault')} />}
      <div className="mt-5">
        <FormFoot failure={failure} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  )
}
