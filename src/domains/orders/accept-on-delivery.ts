import type { Deps } from '../../platform/deps.ts'
import { bookCommissions } from './book-commissions.ts'
import type { LockedOrder } from './store/lock-orders.ts'

export type AcceptedOrder = Pick<
  LockedOrder,
  'id' | 'number' | 'companyId' | 'goods' | 'delivery' | 'total' | 'commission'
>

/**
 * All that follows when orders are accepted without an online payment: the one place for it, whether they count at once or after their
 * buyer followed the link. Call it once an order, in the transaction that writes `confirmed`, with orders that are locked. Amounts in grosze.
 */
export async function acceptOnDelivery(
  deps: Deps,
  purchaseId: number,
  orders: readonly AcceptedOrder[],
): Promise<void> {
  if (orders.length === 0) return
  const orderIds = orders.map((order) => order.id)
  await bookCommissions(deps, orderIds)
  await deps.emit(deps.db, { name: 'order.confirmed', payload: { purchaseId, orderIds } })
}
