import { addDays, marketDay } from '../../../values/days.ts'
import {
  mayGiveUp,
  ORDER_PAYMENT_TABLE,
  ORDER_TABLE,
  type OrderPaymentStatus,
  type OrderStatus,
  piecesOf,
} from '../../orders/contract.ts'
import type { CaseKind } from './case-table.ts'
import { type IsHoliday, lastDayToWithdraw, liableUntil, type ReturnRules } from './periods.ts'

/** Cases of one order, of all together: each writes mails to an address that is typed. */
export const MOST_CASES = 40

/** What a company promises beyond the law; null: nothing. Days from delivery. */
export type ReturnPolicy = {
  returnDays: number | null
  exchangeDays: number | null
  warrantyMonths: number | null
  /** The way back, where the law leaves it to the buyer; of a claim the seller pays it in any case. */
  returnPaidBy: 'buyer' | 'seller'
  /** Where goods are sent; null: the company's own address. */
  returnAddress: string | null
}
export const NO_POLICY: ReturnPolicy = {
  ...{ returnDays: null, exchangeDays: null, warrantyMonths: null },
  ...{ returnPaidBy: 'buyer', returnAddress: null },
}

export type ReturnableOrder = {
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  placedAt: Date
  deliveredAt: Date | null
  /** The latest day to which a repair lengthened what the seller answers for; null: none did. */
  repairedUntil: string | null
  /** Bought on a company's invoice: consumers' rights only where the buyer says that it was not for the trade. */
  isBusiness: boolean
}

/** Until when (day, null: not begun or without end) a case of a kind may be opened; `why`: it may not. */
export type Right = { until: string | null; why: RightRefusal | null }
export type RightRefusal =
  | 'return_not_sent_yet'
  | 'return_called_off'
  | 'return_not_paid'
  | 'return_too_late'
  | 'return_business'
  | 'return_no_policy'

/**
 * Whether a buyer may open a case now. `nonProfessional`: a trader who says that the purchase was outside its trade has a consumer's rights.
 */
export function rightTo(
  kind: CaseKind,
  order: ReturnableOrder,
  { rules, policy, now, isHoliday }: { rules: ReturnRules; policy: ReturnPolicy; now: Date; isHoliday: IsHoliday },
  nonProfessional: boolean,
): Right {
  const until = lastDay(kind, order, { rules, policy, isHoliday })
  const stops = kind === 'withdrawal' && isUnsent(order)
  if (ORDER_TABLE[order.status].isEnded) return { until, why: 'return_called_off' }
  if (!hasLeft(order.status) && !stops) return { until, why: 'return_not_sent_yet' }
  if (order.paymentStatus !== 'paid' && !stops) return { until, why: 'return_not_paid' }
  if (kind === 'return' && policy.returnDays === null) return { until, why: 'return_no_policy' }
  if (kind === 'exchange' && policy.exchangeDays === null) return { until, why: 'return_no_policy' }
  // A company may have promised a warranty to whoever buys.
  const isLaw = kind === 'withdrawal' || (kind === 'claim' && policy.warrantyMonths === null)
  if (isLaw && order.isBusiness && !nonProfessional) return { until, why: 'return_business' }
  if (until !== null && marketDay(now) > until) return { until, why: 'return_too_late' }
  return { until, why: null }
}

function lastDay(
  kind: CaseKind,
  order: ReturnableOrder,
  { rules, policy, isHoliday }: { rules: ReturnRules; policy: ReturnPolicy; isHoliday: IsHoliday },
): string | null {
  const after = (days: number | null) => order.deliveredAt && days && addDays(marketDay(order.deliveredAt), days)
  switch (kind) {
    case 'withdrawal':
      return lastDayToWithdraw(order, rules, isHoliday)
    case 'return':
      return after(policy.returnDays) || null
    case 'exchange':
      return after(policy.exchangeDays) || null
    case 'claim':
      return later(order.repairedUntil, liableFor(order.deliveredAt, rules, policy))
  }
}

/** Until when the seller answers for a piece that was never repaired: by the law, or longer where it promised so. */
export function liableFor(
  deliveredAt: Date | null,
  rules: ReturnRules,
  { warrantyMonths }: ReturnPolicy,
): string | null {
  const liableMonths = Math.max(rules.liableMonths, warrantyMonths ?? rules.liableMonths)
  return liableUntil(deliveredAt, { ...rules, liableMonths })
}

const later = (one: string | null, other: string | null) =>
  one !== null && other !== null && one > other ? one : other

/** With the carrier, or with the buyer; of what left in part, those pieces. */
const hasLeft = (status: OrderStatus) =>
  ['partly', 'sent', 'received'].includes(piecesOf(status)) && status !== 'disputed'

/** Whether a withdrawal ends the whole order: nothing of it has left, and the buyer cannot call it off without a reason any more. */
export function isUnsent({ status, paymentStatus }: Pick<ReturnableOrder, 'status' | 'paymentStatus'>): boolean {
  const isHere = ['promised', 'laidOut'].includes(piecesOf(status)) && ORDER_PAYMENT_TABLE[paymentStatus].isCovered
  return isHere && !mayGiveUp(status)
}

/** Pieces of an item that have not left and may still be withdrawn from alone: where others have, and the money is here. */
export function unsentPieces(
  { status, paymentStatus }: Pick<ReturnableOrder, 'status' | 'paymentStatus'>,
  { quantity, sent, givenUp }: { quantity: number; sent: number; givenUp: number },
): number {
  return status === 'partlyShipped' && paymentStatus === 'paid' ? quantity - sent - givenUp : 0
}

/**
 * Pieces of an order's item that may still be named in a case: of what is left after refunds, those that no case has, and of what was sent, those
 * that did not come back. `sent` null: it did not leave in shipments. `waits`: of what is left, pieces that have not left yet.
 */
export function freePieces(
  left: number,
  { taken, sent, cameBack, waits }: { taken: number; sent: number | null; cameBack: number; waits: number },
): number {
  const there = sent === null ? left : Math.min(left - waits, sent - cameBack)
  return Math.max(0, there - taken)
}
