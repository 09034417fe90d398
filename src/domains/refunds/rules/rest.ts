import { must } from '../../../values/must.ts'
import type { RefundLeft, RefundPart, Rest } from './plan-refund.ts'
import type { RefundReason } from './reasons.ts'

/** Why goods that never left are given back; the other reasons are of goods that did. */
const OF_UNSENT: readonly RefundReason[] = ['soldOut', 'buyerAsked', 'notReachable', 'notCollected']

/** What of an order was neither sent nor given back unsent, and has money left; lines of which nothing is are left out. */
export function restOf(
  items: readonly { id: number; quantity: number; sent: number }[],
  refunds: readonly { kind: string; reason: RefundReason; parts: readonly RefundPart[] }[],
  left: RefundLeft,
): Rest[] {
  const unsent = refunds.filter(({ kind, reason }) => kind === 'rest' || OF_UNSENT.includes(reason))
  const givenBack = (itemId: number) =>
    unsent
      .flatMap(({ parts }) => parts.filter((part) => part.itemId === itemId))
      .reduce((sum, { pieces }) => sum + pieces, 0)
  return items.flatMap(({ id, quantity, sent }) => {
    const line = must(
      left.lines.find(({ itemId }) => itemId === id),
      `what is left of item ${id}`,
    )
    const pieces = Math.min(line.pieces, quantity - sent - givenBack(id))
    return pieces > 0 ? [{ itemId: id, pieces }] : []
  })
}
