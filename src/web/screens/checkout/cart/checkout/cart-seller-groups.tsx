import type { Cart } from '../../../../../domains/cart/contract.ts'
import type { ReturnTerms } from '../../../../../domains/returns/terms/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { CartSellerGroup } from '../cart-seller-group.tsx'
import { CountryChoice } from '../country-choice.tsx'
import { OnDeliveryClosed } from '../on-delivery-closed.tsx'
import type { useDeliveries } from '../use-deliveries.ts'
import type { useLines } from '../use-lines.ts'
import { useUsualWays } from '../use-usual-ways.ts'
import type { OrderFailure } from './read-refusal.ts'
import type { useCountry } from './use-country.ts'

type Props = {
  cart: Cart
  lines: ReturnType<typeof useLines>
  deliveries: ReturnType<typeof useDeliveries>
  failure: OrderFailure | null
  country: ReturnType<typeof useCountry>
  terms: ReadonlyMap<number, ReturnTerms>
}

/** The goods, seller by seller; above them why the last try to order did not work. */
export function CartSellerGroups({ cart, lines, deliveries, failure, country, terms }: Props) {
  const t = useTexts('checkout')
  useUsualWays(cart, deliveries)
  return (
    <>
      {failure && (
        <div id="order-failure" tabIndex={-1} className="scroll-mt-24">
          <Notice tone="danger" live title={t('orderFailed')}>
            {'key' in failure ? t(failure.key) : failure.text}
          </Notice>
        </div>
      )}
      <OnDeliveryClosed cart={cart} />
      <CountryChoice cart={cart} busy={country.busy} onChoose={country.choose} />
      {cart.sellerGroups.map((sellerGroup, index) => (
        <CartSellerGroup
          key={sellerGroup.company.id}
          sellerGroup={sellerGroup}
          number={index + 1}
          of={cart.sellerGroups.length}
          currency={cart.currency}
          lines={lines}
          deliveries={deliveries}
          terms={terms.get(sellerGroup.company.id)}
        />
      ))}
    </>
  )
}
