import type { OrderEventCode } from './order-events.ts'
import { ORDER_STEPS, type OrderMail } from './order-steps.ts'
import type { OrderStatus } from './order-table.ts'

/** Mails of whole purchases: `order.confirmed` and `order.cancelled` announce them, so that one mail tells of all orders. */
type OfPurchase = 'confirmed' | 'cancelled' | 'expired'
const OF_PURCHASE: readonly unknown[] = ['confirmed', 'cancelled', 'expired'] satisfies OfPurchase[]
/** Mails of a case (return, claim, dispute): its own news tell them, with its goods, its money and the reason. */
type OfCase = 'returned' | 'disputed' | 'decided'
const OF_CASE: readonly unknown[] = ['returned', 'disputed', 'decided'] satisfies OfCase[]
export type ToldStep = Exclude<OrderMail, OfPurchase | OfCase> | 'trackingCorrected'

/** What stays as it is and is told nevertheless. */
const CORRECTIONS: Partial<Record<OrderEventCode, ToldStep>> = {
  tracking_corrected: 'trackingCorrected',
  // A further part of several.
  partly_shipped: 'partlyShipped',
}

/** Steps of which the mail about their money tells. */
const TOLD_BY_REFUND: readonly OrderEventCode[] = ['rest_given_up']

/** Which mail follows on a step of one order, as the table of steps says; null: none, or one of its whole purchase or of a case. */
export function toldOf(from: OrderStatus, to: OrderStatus, event: OrderEventCode): ToldStep | null {
  if (from === to) return CORRECTIONS[event] ?? null
  if (TOLD_BY_REFUND.includes(event)) return null
  const mail = ORDER_STEPS[from][to]?.mail ?? null
  return OF_PURCHASE.includes(mail) || OF_CASE.includes(mail) ? null : (mail as ToldStep | null)
}
