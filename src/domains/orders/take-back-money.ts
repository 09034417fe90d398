import type { Deps } from '../../platform/deps.ts'
import { moveOrders } from './move-orders.ts'
import { type LockedOrder, lockOrders } from './store/lock-orders.ts'
import { findOnlineIds } from './store/online-orders.ts'

/** Orders of a purchase that were paid online and of which something is left that did not go back; locked until the transaction ends. */
export async function lockOrdersWithMoney(deps: Pick<Deps, 'db'>, purchaseId: number): Promise<LockedOrder[]> {
  const orders = await lockOrders(deps.db, purchaseId)
  const online = await findOnlineIds(deps.db, purchaseId)
  return orders.filter(({ id, paymentStatus, total, givenBack }) => {
    return paymentStatus === 'paid' && givenBack < total && online.has(id)
  })
}

/**
 * A bank took money of locked orders back, in the caller's transaction: `amount` of each, grosze. One of which nothing is left counts as
 * refunded.
 */
export function takeBackMoney(deps: Deps, taken: readonly { order: LockedOrder; amount: number }[]): Promise<void> {
  return moveOrders(
    deps,
    'system',
    taken.map(({ order, amount }) => {
      const left = order.total - order.givenBack - amount
      if (left < 0 || amount > order.amountPaid) throw new Error(`order ${order.number}: ${amount} is not there`)
      return {
        id: order.id,
        from: order,
        to: { status: order.status, paymentStatus: left === 0 ? ('refunded' as const) : ('paid' as const) },
        amountPaid: order.amountPaid - amount,
        givenBack: amount,
        event: 'charged_back' as const,
        detail: { amount },
      }
    }),
  )
}
