import { isHeld, ORDER_PAYMENT_TABLE, type PurchaseView } from '../../../domains/orders/contract.ts'

/** The purchase as it is once its hold has run out: what the server is about to write. */
export function endHold(purchase: PurchaseView): PurchaseView {
  const orders = purchase.orders.map((order) =>
    isHeld(order.status) ? { ...order, status: 'expired' as const } : order,
  )
  return { ...purchase, orders, dueOnline: 0, toConfirm: false, heldUntil: null }
}

type Waiting = Pick<PurchaseView, 'dueOnline' | 'toConfirm' | 'orders'>

/** Nothing is left to pay or to confirm because the time for it is over. */
export function hasExpired({ dueOnline, toConfirm, orders }: Waiting): boolean {
  const ended = orders.filter((order) => order.status === 'expired')
  return dueOnline === 0 && !toConfirm && ended.some(({ paymentStatus }) => ORDER_PAYMENT_TABLE[paymentStatus].isOpen)
}
