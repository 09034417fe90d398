import type { Cart } from '../../../../../domains/cart/contract.ts'
import { countryOptions } from '../../../../../values/countries.ts'
import { AddressForm } from '../../../../parts/forms/address-form.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormSection } from '../checkout/form-section.tsx'
import { InvoiceFields } from '../checkout/invoice-fields.tsx'
import type { SectionProps } from '../checkout/section-props.ts'

const PREFIX = 'shippingAddress.'

/** Where a courier goes. What a box opens is there from the beginning, and hidden by styles while the box is not ticked. */
export function PlainAddress({ draft, errors, cart, needed }: SectionProps & { cart: Cart; needed: boolean }) {
  const t = useTexts('checkout')
  const shell = useTexts('shell')
  const locale = useLocale()
  if (!needed) {
    return (
      <FormSection title={t('addressTitle')}>
        <p className="text-muted text-sm">{t('addressNotNeeded')}</p>
      </FormSection>
    )
  }
  const own = Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) =>
      field.startsWith(PREFIX) ? [[field.slice(PREFIX.length), text]] : [],
    ),
  )
  const name = (field: 'firstName' | 'lastName', token: string) => ({
    label: shell(field),
    name: `shipping.${field}`,
    id: `shipping.${field}`,
    autoComplete: `shipping ${token}`,
    defaultValue: draft.address[field],
    error: own[field],
    required: true,
  })
  return (
    <FormSection title={t('addressTitle')} hint={t('addressHint')}>
      <AddressForm
        value={draft.address}
        errors={own}
        countries={countryOptions(locale, 'PL').filter(({ value }) => value === cart.country)}
        withoutName
        linked
        onChange={() => undefined}
      />
      <div className="group/who mt-3">
        <CheckboxField label={t('otherRecipient')} name="otherRecipient" defaultChecked={draft.otherRecipient} />
        <div className="mt-3 hidden gap-4 group-has-[[name=otherRecipient]:checked]/who:grid sm:grid-cols-2">
          <TextField {...name('firstName', 'given-name')} />
          <TextField {...name('lastName', 'family-name')} />
        </div>
      </div>
    </FormSection>
  )
}

export function PlainInvoice(section: SectionProps) {
  const t = useTexts('checkout')
  return (
    <FormSection title={t('invoiceTitle')}>
      <div className="group/invoice">
        <CheckboxField
          label={t('wantsInvoice')}
          hint={t('invoiceHint')}
          name="wantsInvoice"
          defaultChecked={section.draft.wantsInvoice}
        />
        <div className="hidden group-has-[[name=wantsInvoice]:checked]/invoice:block">
          <InvoiceFields {...section} />
        </div>
      </div>
    </FormSection>
  )
}
