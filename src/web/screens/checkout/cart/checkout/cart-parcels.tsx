import type { Cart } from '../../../../../domains/cart/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { CartParcel } from '../cart-parcel.tsx'
import { OnDeliveryClosed } from '../on-delivery-closed.tsx'
import type { useDeliveries } from '../use-deliveries.ts'
import type { useLines } from '../use-lines.ts'
import type { OrderFailure } from './read-refusal.ts'

type Props = {
  cart: Cart
  lines: ReturnType<typeof useLines>
  deliveries: ReturnType<typeof useDeliveries>
  failure: OrderFailure | null
}

/** The goods, seller by seller; above them why the last try to order did not work. */
export function CartParcels({ cart, lines, deliveries, failure }: Props) {
  const t = useTexts('checkout')
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
      {cart.parcels.map((parcel, index) => (
        <CartParcel
          key={parcel.company.id}
          parcel={parcel}
          number={index + 1}
          of={cart.parcels.length}
          currency={cart.currency}
          lines={lines}
          deliveries={deliveries}
        />
      ))}
    </>
  )
}
