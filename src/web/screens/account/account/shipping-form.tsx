import { type FormEvent, useState } from 'react'
import type { SavedShipping, ShippingData } from '../../../../domains/address-book/contract.ts'
import type { Address } from '../../../../domains/orders/contract.ts'
import { maskPostalCode } from '../../../../values/postal-code.ts'
import { AddressForm } from '../../../parts/forms/address-form.tsx'
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
  const [address, setAddress] = useState<Address>(entry ? toAddress(entry) : { ...EMPTY_ADDRESS, firstName, lastName })
  const [isDefault, setDefault] = useState(entry?.isDefault ?? first)
  // The book calls the street its address.
  const { errors, failure, check, refused } = useEntryErrors('shipping.', { address: 'street' })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (check(checkAddress(address))) onSave(toShippingData(address, isDefault), refused)
  }
  const forced = first || (entry?.isDefault ?? false)
  return (
    <form noValidate onSubmit={save}>
      <AddressForm
        value={address}
        errors={errors}
        countries={countries}
        onChange={(next) => setAddress({ ...next, postalCode: maskPostalCode(next.postalCode, next.country) })}
      />
      {!forced && (
        <CheckboxField
          className="mt-4"
          label={t('shippingDefault')}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      )}
      <div className="mt-5">
        <FormFoot failure={failure} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  )
}
