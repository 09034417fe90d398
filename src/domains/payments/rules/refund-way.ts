import type { Minor } from '../../../values/money.ts'

const DAY = 86_400_000

/** What a provider says of refunds: `part` of a payment, and until how many days after it came (null: without end). */
export type RefundTerms = { part: boolean; days: number | null }

/** Whether a provider can give an amount (grosze) of a payment back now; else people transfer it. */
export function canGoBack(
  { part, days }: RefundTerms,
  payment: { amountPaid: Minor; paidAt: Date },
  { amount, now }: { amount: Minor; now: Date },
): boolean {
  const isInTime = days === null || now.getTime() - payment.paidAt.getTime() < days * DAY
  return isInTime && (part || amount === payment.amountPaid)
}
