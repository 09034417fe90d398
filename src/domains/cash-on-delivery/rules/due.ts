import type { OrderPaymentStatus, OrderStatus } from '../../orders/contract.ts'
import { CASH_WAIT } from './waits.ts'

const DAY = 86_400_000

type Sent = { status: OrderStatus; paymentStatus: OrderPaymentStatus; total: number }

/** What carriers are to collect for an order that has left, minor units: nothing for one that came back unpaid or was called off. */
export function expectedOf({ status, paymentStatus, total }: Sent): number {
  const isOver = status === 'returned' || status === 'cancelled' || status === 'expired'
  return isOver && paymentStatus === 'onDelivery' ? 0 : total
}

/** Whoever has it has paid. */
export const isReceived = ({ status }: Pick<Sent, 'status'>): boolean =>
  status === 'delivered' || status === 'completed'

type Due = { expected: number; reported: number; sentAt: Date; receivedAt: Date | null }

/** Until when a report is waited for; null: there is nothing to wait for. */
export function waitsUntil({ expected, reported, sentAt, receivedAt }: Due): Date | null {
  if (expected === 0 || reported !== 0) return null
  const [from, days] = receivedAt ? [receivedAt, CASH_WAIT.received] : [sentAt, CASH_WAIT.sent]
  return new Date(from.getTime() + days * DAY)
}
