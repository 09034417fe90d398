import { ORDER_TABLE, type OrderRow, type OrderStatus, type OrderView } from '../../../domains/orders/contract.ts'
import { orderName } from '../../../domains/orders/rules/order-name.ts'
import type { TextKey } from '../../texts/registry.ts'
import type { Tone } from '../../ui/badge.tsx'

type Key = TextKey<'payment'>
type Named = { text: Key; onDelivery?: Key; inShop?: Key; tone: Tone; step: OrderRow['buyer']['step'] }
// Fails to compile where the table names a text that there is not.
const ROWS: Readonly<Record<OrderStatus, { buyer: Named }>> = ORDER_TABLE

/** Name and colour of an order's state; goods collected in a shop are ready instead of shipped. */
export function orderStatus(order: Pick<OrderView, 'status' | 'method' | 'paymentStatus'>): { key: Key; tone: Tone } {
  const { buyer } = ROWS[order.status]
  return { key: orderName(buyer, order), tone: buyer.tone }
}

/** The way of an order and where it is now (4: all done); null when it ended on the way. */
export function orderSteps({
  status,
  method,
}: Pick<OrderView, 'status' | 'method'>): { keys: Key[]; current: number } | null {
  const shop = method === 'store_pickup'
  const keys: Key[] = ['placed', 'confirmed', shop ? 'ready' : 'shipped', shop ? 'collected' : 'delivered']
  const current = ROWS[status].buyer.step
  return current === null ? null : { keys, current }
}
