import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { lockVersions, returnStock } from '../stock/index.ts'
import { bookCommissions } from './book-commissions.ts'
import type { PurchaseView } from './contract.ts'
import { moveOrders } from './move-orders.ts'
import { readPurchase, requirePurchase } from './read-purchase.ts'
import type { OrderEventCode } from './rules/order-events.ts'
import { type LockedOrder, lockGivenUp, lockOverdue } from './store/lock-orders.ts'

/** Orders ended in one transaction; the rest waits for the next. */
const BATCH = 50

/**
 * Ends orders whose hold is over and returns their stock, in the same transaction and exactly once, however many processes do it
 * at the same time. Returns how many ended.
 */
export async function releaseExpiredHolds(deps: Deps, purchaseId?: number): Promise<number> {
  let total = 0
  for (;;) {
    const ended = await deps.db.transaction().execute(async (tx) => {
      const inside = { ...deps, db: tx }
      const orders = await lockOverdue(tx, deps.now(), BATCH, purchaseId ?? null)
      await moveOrders(
        inside,
        'system',
        orders.map((order) => endOf(order, 'expired', whyExpired(order))),
      )
      await letGo(inside, orders, 'holdReturned')
      return orders.length
    })
    total += ended
    if (ended < BATCH) return total
  }
}

/**
 * Gives up what is not paid yet; stock returns at once. A payment that still arrives is given back.
 * `nothing_to_cancel` when nothing is pending, or the time for it is over.
 */
export async function cancelPurchase(deps: Deps, key: string): Promise<PurchaseView> {
  const { id } = await requirePurchase(deps, key)
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const orders = await lockGivenUp(tx, deps.now(), id)
    if (orders.length === 0) throw new Failure('conflict', 'nothing_to_cancel')
    await moveOrders(
      inside,
      'buyer',
      orders.map((order) => endOf(order, 'cancelled', 'by_buyer')),
    )
    await letGo(inside, orders, 'cancelled')
  })
  return readPurchase(deps, key)
}

const endOf = (order: LockedOrder, status: 'expired' | 'cancelled', event: OrderEventCode) => ({
  id: order.id,
  from: order,
  to: { status, paymentStatus: order.paymentStatus },
  event,
})
const whyExpired = ({ paymentStatus }: LockedOrder) => (paymentStatus === 'onDelivery' ? 'not_confirmed' : 'hold_ended')

/** Returns the stock of ended orders and tells of their end, in the transaction that ends them. Orders are locked already, versions here. */
export async function letGo(
  deps: Deps,
  orders: readonly LockedOrder[],
  reason: 'holdReturned' | 'cancelled',
): Promise<void> {
  if (orders.length === 0) return
  const items = orders.flatMap((order) => order.items.map((item) => ({ ...item, reason, reference: order.number })))
  // Everybody locks versions in the same order, so that nobody waits in a circle.
  await lockVersions(
    deps,
    items.map((item) => item.versionId),
  )
  await returnStock(deps, items)
  if (reason === 'cancelled') {
    await bookCommissions(
      deps,
      orders.map((order) => order.id),
    )
  }
  const byPurchase = Map.groupBy(orders, (order) => order.purchaseId)
  await deps.emit(
    deps.db,
    ...[...byPurchase].map(([purchaseId, own]) => ({
      name: 'order.cancelled' as const,
      payload: { purchaseId, orderIds: own.map((order) => order.id), reason },
    })),
  )
}
