import { useMemo } from 'react'
import { countryOptions } from '../../../values/countries.ts'
import { maskPostalCode } from '../../../values/postal-code.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { AddressForm } from '../address-form.tsx'
import { FormSection } from './form-section.tsx'
import type { SectionProps } from './section-props.ts'

const PREFIX = 'shippingAddress.'

type Props = SectionProps & {
  /** A courier comes. */
  needed: boolean
  /** Some parcel has no way yet. */
  undecided: boolean
}

export function AddressSection({ draft, change, errors, needed, undecided }: Props) {
  const t = useTexts('checkout')
  const locale = useLocale()
  const countries = useMemo(() => countryOptions(locale, 'PL'), [locale])
  if (!needed) {
    return (
      <FormSection title={t('addressTitle')}>
        <p className="text-sm text-muted">{t(undecided ? 'addressLater' : 'addressNotNeeded')}</p>
      </FormSection>
    )
  }
  const own = Object.entries(errors).filter(([field]) => field.startsWith(PREFIX))
  return (
    <FormSection title={t('addressTitle')} hint={t('addressHint')}>
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
    </FormSection>
  )
}
