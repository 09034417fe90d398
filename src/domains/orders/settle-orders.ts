import type { Deps } from '../../platform/deps.ts'
import { lockVersions, takeStock } from '../stock/index.ts'
import { type Covered, coverOrders } from './rules/cover-orders.ts'
import { awaitsPayment, wasGivenUp } from './rules/order-status.ts'
import { applyChanges, type LockedOrder, lockOrders, markRefunded, type OrderChange } from './store/transitions.ts'

/** What a payment did: which orders it confirmed, and what has to go back to the buyer. Amounts in grosze. */
type Settlement = {
  confirmed: Pick<LockedOrder, 'id' | 'number' | 'companyId' | 'goods' | 'delivery' | 'total' | 'commission'>[]
  refund: number
  refundNumbers: string[]
}

/**
 * Confirms the orders of a purchase that received money, in the transaction that records the payment. Orders whose hold ended take
 * their stock again; where it is gone the money goes back (`refundDue`), as it does for orders that were cancelled. Call it once a payment.
 */
export async function settleOrders(deps: Deps, purchaseId: number, amount: number): Promise<Settlement> {
  const open = (await lockOrders(deps.db, purchaseId)).filter((order) => awaitsPayment(order) || wasGivenUp(order))
  const covered = coverOrders(amount, open, await stockOfEnded(deps, open))
  const revived = covered.confirmed.filter((order) => order.status !== 'pending')
  if (revived.length > 0) {
    await takeStock(
      deps,
      revived.flatMap((order) => order.items.map((item) => ({ ...item, reference: order.number }))),
    )
  }
  await applyChanges(deps.db, deps.now(), changesOf(covered))
  if (covered.confirmed.length > 0) {
    const orderIds = covered.confirmed.map((order) => order.id)
    await deps.emit(deps.db, { name: 'order.confirmed', payload: { purchaseId, orderIds } })
  }
  return {
    confirmed: covered.confirmed,
    refund: covered.rest,
    refundNumbers: covered.lost.map((order) => order.number),
  }
}

async function stockOfEnded(deps: Deps, open: readonly LockedOrder[]): Promise<Map<number, number>> {
  const ended = open.filter((order) => order.status === 'expired')
  if (ended.length === 0) return new Map()
  const ids = [...new Set(ended.flatMap((order) => order.items.map((item) => item.versionId)))]
  const versions = await lockVersions(deps, ids)
  return new Map(versions.filter((one) => one.published).map((one) => [one.versionId, one.quantity]))
}

function changesOf({ confirmed, lost }: Covered<LockedOrder>): OrderChange[] {
  const paid = confirmed.map((order) => ({
    id: order.id,
    from: order.status,
    to: 'confirmed' as const,
    paymentStatus: 'paid' as const,
    amountPaid: order.total,
    note: order.status === 'pending' ? 'paid' : 'late payment',
  }))
  const gone = lost.map((order) => ({
    id: order.id,
    from: order.status,
    to: order.status,
    paymentStatus: 'refundDue' as const,
    amountPaid: order.total,
    note: order.status === 'cancelled' ? 'late payment, order was cancelled' : 'late payment, stock is gone',
  }))
  return [...paid, ...gone]
}

/** Marks orders whose money was given back. Doing it twice changes nothing. */
export function markOrdersRefunded(deps: Deps, numbers: readonly string[]): Promise<void> {
  return markRefunded(deps.db, deps.now(), numbers)
}
