import type { OrderPaymentStatus, OrderStatus } from '../contract.ts'

/** What may follow what. `cancelled` and `expired` come back to life only by a payment that arrived late. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: ['confirmed'],
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
