export const ORDER_STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'expired'] as const
export const ORDER_PAYMENT_STATUSES = ['unpaid', 'paid', 'onDelivery', 'refundDue', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number]

/**
 * What may follow what. `expired` comes back to life only by a payment that arrived late; who cancelled gets the money back. What waits in
 * a shop (`shipped`) may be cancelled when nobody collects it.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
  expired: ['confirmed'],
}

const PAYMENT_TRANSITIONS: Readonly<Record<OrderPaymentStatus, readonly OrderPaymentStatus[]>> = {
  unpaid: ['paid', 'refundDue'],
  onDelivery: ['paid'],
  paid: ['refundDue'],
  refundDue: ['refunded'],
  refunded: [],
}

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}

/** Whether a payment may confirm the order: one that was never paid, also after its hold ended. */
export function awaitsPayment(order: { status: OrderStatus; paymentStatus: OrderPaymentStatus }): boolean {
  const online = order.paymentStatus !== 'onDelivery' && PAYMENT_TRANSITIONS[order.paymentStatus].includes('paid')
  return online && canBecome(order.status, 'confirmed')
}

/** Whether money that comes for the order goes back: it was given up before it was paid. */
export function wasGivenUp(order: { status: OrderStatus; paymentStatus: OrderPaymentStatus }): boolean {
  return order.status === 'cancelled' && order.paymentStatus === 'unpaid'
}
