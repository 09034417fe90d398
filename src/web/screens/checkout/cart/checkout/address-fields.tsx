import { useMemo } from 'react'
import { ADDRESS_LIMIT } from '../../../../../domains/address-book/rules/address-limit.ts'
import { countryOptions } from '../../../../../values/countries.ts'
import { maskPostalCode } from '../../../../../values/postal-code.ts'
import { AddressForm } from '../../../../parts/forms/address-form.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import type { SectionProps } from './section-props.ts'

const PREFIX = 'shippingAddress.'

/** An address that is typed for this order; signed-in buyers may keep it. `reached`: countries to which something goes. */
export function AddressFields({ draft, change, errors, book, reached }: SectionProps & { reached: readonly string[] }) {
  const t = useTexts('checkout')
  const locale = useLocale()
  const countries = useMemo(
    () => countryOptions(locale, 'PL').filter(({ value }) => reached.includes(value)),
    [locale, reached],
  )
  const own = Object.entries(errors).filter(([field]) => field.startsWith(PREFIX))
  return (
    <>
      <AddressForm
        value={draft.address}
        errors={Object.fromEntries(own.map(([field, text]) => [field.slice(PREFIX.length), text]))}
        countries={countries}
        withoutName={!draft.otherRecipient}
        onChange={(address) =>
          change({ ...draft, address: { ...address, postalCode: maskPostalCode(address.postalCode, address.country) } })
        }
      />
      <CheckboxField
        className="mt-3"
        label={t('otherRecipient')}
        checked={draft.otherRecipient}
        onChange={(event) => change({ ...draft, otherRecipient: event.target.checked })}
      />
      {book && book.addresses.length < ADDRESS_LIMIT && (
        <CheckboxField
          label={t('saveAddress')}
          checked={draft.saveAddress}
          onChange={(event) => change({ ...draft, saveAddress: event.target.checked })}
        />
      )}
    </>
  )
}
