import type { Minor } from '../../../values/money.ts'
import { planRefund, type RefundLeft, type RefundPart, type RefundProblem } from './plan-refund.ts'

/**
 * Pieces that came back, each line less what its lessened value takes, and with the last pieces of the order the delivery, at most `delivery`; or
 * an amount, for pieces that stay with the buyer. `kept`: what was deducted for pieces of the line that came back before. All in grosze.
 */
export type RefundOfCase =
  | { lines: readonly { itemId: number; pieces: number; deduction: Minor; kept: Minor }[]; delivery: Minor }
  | { amount: Minor }

/** What of an order goes back for a case. A deduction takes no more than its line comes to. */
export function planCase(left: RefundLeft, asked: RefundOfCase): RefundPart[] | RefundProblem {
  if ('amount' in asked) return planRefund(left, { kind: 'amount', amount: asked.amount })
  const parts: RefundPart[] = []
  for (const { itemId, pieces, deduction, kept } of asked.lines) {
    const line = left.lines.find((one) => one.itemId === itemId)
    if (!line) return { code: 'refund_unknown_line', field: 'lines' }
    if (pieces > line.pieces) return { code: 'refund_exceeds', field: 'lines' }
    if (pieces === 0) continue
    // What was deducted before is no money of these pieces. The grosze that do not divide stay with the last one.
    const worth = Number((BigInt(Math.max(0, line.amount - kept)) * BigInt(pieces)) / BigInt(line.pieces))
    if (deduction > worth) return { code: 'refund_exceeds', field: 'lines' }
    parts.push({ itemId, pieces, amount: worth - deduction })
  }
  const isLast = left.lines.every(({ itemId, pieces }) => {
    return pieces === parts.filter((part) => part.itemId === itemId).reduce((sum, part) => sum + part.pieces, 0)
  })
  if (isLast) parts.push({ itemId: null, pieces: 0, amount: Math.min(left.delivery, asked.delivery) })
  return parts.filter(({ pieces, amount }) => pieces + amount > 0)
}
