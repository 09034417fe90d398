import type { OrderPaymentStatus, PurchaseView } from '../../../domains/orders/contract.ts'

const LEFT_OPEN: readonly OrderPaymentStatus[] = ['unpaid', 'onDelivery']

/** The purchase as it is once its hold has run out: what the server is about to write. */
export function endHold(purchase: PurchaseView): PurchaseView {
  const orders = purchase.orders.map((order) =>
    order.status === 'pending' ? { ...order, status: 'expired' as const } : order,
  )
  return { ...purchase, orders, dueOnline: 0, toConfirm: false, heldUntil: null }
}

type Waiting = Pick<PurchaseView, 'dueOnline' | 'toConfirm' | 'orders'>

/** Nothing is left to pay or to confirm because the time for it is over. */
export function hasExpired({ dueOnline, toConfirm, orders }: Waiting): boolean {
  const ended = orders.filter((order) => order.status === 'expired')
  return dueOnline === 0 && !toConfirm && ended.some(({ paymentStatus }) => LEFT_OPEN.includes(paymentStatus))
}
