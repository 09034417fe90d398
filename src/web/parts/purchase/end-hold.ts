import type { PurchaseView } from '../../../domains/orders/contract.ts'

/** The purchase as it is once its hold has run out: what the server is about to write. */
export function endHold(purchase: PurchaseView): PurchaseView {
  const orders = purchase.orders.map((order) =>
    order.status === 'pending' ? { ...order, status: 'expired' as const } : order,
  )
  return { ...purchase, orders, dueOnline: 0, heldUntil: null }
}

/** Nothing is left to pay because the time to pay for it is over. */
export function hasExpired({ dueOnline, orders }: Pick<PurchaseView, 'dueOnline' | 'orders'>): boolean {
  return dueOnline === 0 && orders.some((order) => order.status === 'expired' && order.paymentStatus === 'unpaid')
}
