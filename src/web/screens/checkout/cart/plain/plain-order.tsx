import type { Cart } from '../../../../../domains/cart/contract.ts'
import { localePath } from '../../../../../values/locale.ts'
import { GuaranteeLine } from '../../../../parts/guarantee-line.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { CheckoutSummary } from '../checkout/checkout-summary.tsx'
import { PaymentNote } from '../checkout/payment-note.tsx'
import { TrustFacts } from '../checkout/trust-facts.tsx'
import type { PlainPage } from './plain-page.ts'
import { PlainSections } from './plain-sections.tsx'
import type { OrderState } from './use-plain-order.ts'

type Props = { page: PlainPage; cart: Cart; order: OrderState }

/** The whole order as one plain form: who buys, where it goes, what it costs, and the button that obliges. */
export function PlainOrder({ page, cart, order }: Props) {
  const t = useTexts('checkout')
  const c = useTexts('cart')
  const locale = useLocale()
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
      <PlainSections cart={cart} order={order} />
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
