import { type OrderPaymentStatus, paymentCanBecome } from './order-payment-table.ts'
import { canBecome, type Mover, type OrderStatus } from './order-table.ts'

export type Standing = { status: OrderStatus; paymentStatus: OrderPaymentStatus }

/** Whether a payment may confirm the order: one that was never paid, also after its hold ended. */
export function awaitsPayment({ status, paymentStatus }: Standing): boolean {
  return paymentCanBecome(paymentStatus, 'paid', 'system') && canBecome(status, 'confirmed', 'system')
}

/** Whether money that comes for the order goes back: it was given up before it was paid. */
export function wasGivenUp({ status, paymentStatus }: Standing): boolean {
  return status === 'cancelled' && paymentStatus === 'unpaid'
}

/** Refuses what the tables do not know: the last defence against a writer that forgot to ask. What stays as it is is no move. */
export function requireMove(by: Mover, from: Standing, to: Standing): void {
  const mayStand = from.status === to.status || canBecome(from.status, to.status, by)
  const mayPay = from.paymentStatus === to.paymentStatus || paymentCanBecome(from.paymentStatus, to.paymentStatus, by)
  if (!mayStand || !mayPay) throw new Error(`the ${by} may not take an order from ${nameOf(from)} to ${nameOf(to)}`)
}

const nameOf = ({ status, paymentStatus }: Standing) => `${status}/${paymentStatus}`
