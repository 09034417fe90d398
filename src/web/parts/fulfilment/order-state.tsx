import type { SellerOrderRow } from '../../../domains/fulfilment/contract.ts'
import { ORDER_PAYMENT_TABLE, ORDER_TABLE, type OrderStatus } from '../../../domains/orders/contract.ts'
import { orderName } from '../../../domains/orders/rules/order-name.ts'
import type { TextKey } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

type Order = Pick<SellerOrderRow, 'status' | 'paymentStatus' | 'method'>
type Key = TextKey<'fulfilment'>
// Fails to compile where the table names a text that there is not.
const ROWS: Readonly<Record<OrderStatus, { seller: { text: Key; onDelivery?: Key; inShop?: Key; tone: Tone } }>> =
  ORDER_TABLE

/** Where an order stands, in the words of those who handle it. */
export function orderStateText(order: Order): Key {
  return orderName(ROWS[order.status].seller, order)
}

/** Where an order stands, and its money when that says more. */
export function OrderState({ order }: { order: Order }) {
  const t = useTexts('fulfilment')
  const { status, paymentStatus } = order
  const { tone } = ROWS[status].seller
  const { badge } = ORDER_PAYMENT_TABLE[paymentStatus]
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{t(orderStateText(order))}</Badge>
      {badge && <Badge tone={badge}>{t(`pay_${paymentStatus}`)}</Badge>}
    </span>
  )
}
