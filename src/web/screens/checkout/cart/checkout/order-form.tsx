import type { Cart } from '../../../../../domains/cart/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { useOnDeliveryClosed } from '../use-on-delivery-closed.ts'
import { AddressSection } from './address-section.tsx'
import { BuyerSection } from './buyer-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { InvoiceSection } from './invoice-section.tsx'
import { OldDeviceSection } from './old-device-section.tsx'
import { orderNeeds } from './order-body.ts'
import type { SectionProps } from './section-props.ts'

/**
 * Who buys, where it goes, who gets the invoice. Enter orders nothing: there is no submit button inside, obligation to pay needs the
 * button itself.
 */
export function OrderForm({ cart, ...section }: SectionProps & { cart: Cart }) {
  const t = useTexts('checkout')
  // Not "no account needed" right below the notice that an account may be needed.
  const closed = useOnDeliveryClosed()
  const needs = orderNeeds(cart)
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="order-form"
      className="rounded-lg border border-line bg-surface px-4 pt-5 sm:px-5"
    >
      <h2 id="order-form" className="text-lg">
        {t('formTitle')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t(section.book || closed ? 'formHintKnown' : 'formHint')}</p>
      <div>
        <BuyerSection {...section} />
        <AddressSection
          {...section}
          needed={needs.address}
          reached={cart.countries}
          undecided={cart.sellerGroups.some((sellerGroup) => !sellerGroup.choice)}
        />
        <InvoiceSection {...section} />
        <OldDeviceSection {...section} cart={cart} />
        <ConsentsSection {...section} condition={needs.condition} />
      </div>
    </form>
  )
}
