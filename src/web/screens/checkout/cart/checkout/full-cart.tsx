import type { Cart } from '../../../../../domains/cart/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { LoadingOverlay } from '../../../../ui/loading-overlay.tsx'
import type { useCart } from '../use-cart.ts'
import { useCartProblems } from '../use-cart-problems.ts'
import { useDeliveries } from '../use-deliveries.ts'
import { useLines } from '../use-lines.ts'
import { useTerms } from '../use-terms.ts'
import { CartSellerGroups } from './cart-seller-groups.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderForm } from './order-form.tsx'
import { TotalBar } from './total-bar.tsx'
import { useCheckout } from './use-checkout.ts'
import { useCountry } from './use-country.ts'

type Props = Pick<ReturnType<typeof useCart>, 'run' | 'reload' | 'settled'> & { cart: Cart }

/** The cart with goods in it, the form, and the sums with the button. */
export function FullCart({ cart, run, reload, settled }: Props) {
  const t = useTexts('checkout')
  const lines = useLines(run, reload)
  const deliveries = useDeliveries(cart, run)
  const { picked } = deliveries
  const problems = useCartProblems(cart, deliveries.drafts)
  const checkout = useCheckout(cart, problems, reload)
  const terms = useTerms(cart.sellerGroups.map(({ company }) => company.id))
  const country = useCountry(cart, run, checkout)
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        <CartSellerGroups
          cart={cart}
          lines={lines}
          deliveries={deliveries}
          failure={checkout.failure}
          country={country}
          terms={terms}
        />
        <OrderForm
          cart={picked.cart}
          draft={checkout.draft}
          change={checkout.change}
          errors={checkout.errors}
          book={checkout.book}
        />
        <TotalBar cart={picked.cart} drafts={picked.open} />
      </div>
      <aside className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
        <OrderAside
          cart={picked.cart}
          drafts={picked.open}
          stale={!settled || !lines.settled || country.busy}
          checkout={checkout}
          terms={terms}
        />
      </aside>
      <LoadingOverlay open={checkout.busy} text={t('placing')} />
    </div>
  )
}
