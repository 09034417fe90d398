import type { Cart } from '../../../../../domains/cart/contract.ts'
import { localePath } from '../../../../../values/locale.ts'
import { GuaranteeLine } from '../../../../parts/guarantee-line.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { BuyerSection } from '../checkout/buyer-section.tsx'
import { CheckoutSummary } from '../checkout/checkout-summary.tsx'
import { ConsentsSection } from '../checkout/consents-section.tsx'
import { OldDeviceSection } from '../checkout/old-device-section.tsx'
import { orderNeeds } from '../checkout/order-body.ts'
import { PaymentNote } from '../checkout/payment-note.tsx'
import { TrustFacts } from '../checkout/trust-facts.tsx'
import { PlainAddress, PlainInvoice } from './plain-fields.tsx'
import type { PlainPage } from './plain-page.ts'
import type { OrderState } from './use-plain-order.ts'

type Props = { page: PlainPage; cart: Cart; order: OrderState }

/** The whole order as one plain form: who buys, where it goes, what it costs, and the button that obliges. */
export function PlainOrder({ page, cart, order: { draft, errors } }: Props) {
  const t = useTexts('checkout')
  const c = useTexts('cart')
  const locale = useLocale()
  const needs = orderNeeds(cart)
  // Nothing of it is ever changed here: the browser fills the form and sends it.
  const section = { draft, errors, book: null, change: () => undefined }
  const seen = cart.sellerGroups.flatMap(({ choice }) => choice ?? [])
  return (
    <form
      method="post"
      action={localePath('/cart', locale)}
      noValidate
      aria-labelledby="order-form"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <input type="hidden" name="step" value="order" />
      <input type="hidden" name="attempt" value={page.attempt} />
      <input type="hidden" name="total" value={cart.total} />
      <input type="hidden" name="deliveries" value={JSON.stringify(seen)} />
      <div className="rounded-lg border border-line bg-surface px-4 pt-5 sm:px-5">
        <h2 id="order-form" className="text-lg">
          {t('formTitle')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('formHint')}</p>
        <BuyerSection {...section} />
        <PlainAddress {...section} cart={cart} needed={needs.address} />
        <PlainInvoice {...section} />
        <OldDeviceSection {...section} cart={cart} />
        <ConsentsSection {...section} condition={needs.condition} />
      </div>
      <CheckoutSummary cart={cart} drafts={{}} stale={false}>
        <PaymentNote cart={cart} />
        <GuaranteeLine />
        <Button type="submit" size="lg" wide>
          {t('placeOrder')}
        </Button>
        <LinkButton to="/cart" variant="quiet">
          {c('backToCart')}
        </LinkButton>
        <TrustFacts
          sellers={cart.sellerGroups.map(({ company }) => company)}
          terms={new Map(page.terms.map((one) => [one.companyId, one]))}
        />
      </CheckoutSummary>
    </form>
  )
}
