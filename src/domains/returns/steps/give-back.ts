import type { Deps } from '../../../platform/deps.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { readLeft, refundCase } from '../../refunds/index.ts'
import type { CaseKind } from '../rules/case-table.ts'
import { findCasesOf, type StoredCase } from '../store/cases.ts'
import { type CaseName, decider, endReturned, type LockedOrder, type Mover, takeStep } from '../take-step.ts'
import { returnToStock } from './move-stock.ts'
import { unitsBack } from './move-units.ts'

/**
 * The money for what came back, less what was deducted, and with the last pieces of the order its delivery; what can be sold returns to stock; all
 * in the transaction of the step, so once. By the clock as well: what was only sent then counts as come back as described.
 * `return_nothing_received`, `order_not_refundable`, `refund_exceeds`.
 */
export function giveLinesBack(deps: Deps, name: CaseName, mover: Mover): Promise<void> {
  return takeStep(deps, name, { ...mover, step: 'refund' }, (inside, one, locked) => {
    return backForLines(inside, one, locked, mover)
  })
}

export async function backForLines(inside: Deps, one: StoredCase, locked: LockedOrder, mover: Mover) {
  const isChecked = one.lines.some(({ received }) => received > 0)
  if (!isChecked && (mover.by !== 'system' || one.status !== 'sent')) {
    throw new Failure('conflict', 'return_nothing_received')
  }
  const others = (await findCasesOf(inside.db, [one.orderId])).filter(({ id }) => id !== one.id)
  const lines = one.lines.map(({ itemId, quantity, received, deduction }) => {
    const kept = keptOf(others, itemId)
    return { itemId, pieces: isChecked ? received : quantity, deduction: isChecked ? deduction : 0, kept }
  })
  await returnToStock(inside, one, locked.order, mover.byUser)
  await unitsBack(inside, one, lines)
  const { amount, way, left } = await refundCase(inside, locked, decider(mover), {
    lines,
    delivery: withDelivery(one.kind) ? locked.order.delivery : 0,
    reason: one.kind === 'claim' ? 'defect' : 'returned',
    words: deductionWords(one),
  })
  await endReturned(inside, locked.order, left)
  return { amount, way, refunded: one.refunded + amount, keepsPieces: true }
}

/** A part of the price for a claim; the goods stay with the buyer. `amount` null: what the buyer asked for. */
export function reducePrice(
  deps: Deps,
  name: CaseName,
  mover: Mover & { words?: string | null },
  amount: number | null,
): Promise<void> {
  return takeStep(deps, name, { ...mover, step: 'reduce' }, async (inside, one, locked) => {
    const asked = amount ?? one.wishAmount
    if (asked === null) throw invalidField('amount', 'claim_amount_required')
    // Silence accepts what was asked for, and no more than the goods are worth.
    const back = mover.by === 'system' ? Math.min(asked, await worthOf(inside, one, locked)) : asked
    const why = { reason: 'priceReduced', words: null } as const
    const { amount: paid, way } = await refundCase(inside, locked, decider(mover), { amount: back, ...why })
    return { remedy: 'priceReduction', amount: paid, way, refunded: one.refunded + paid }
  })
}

/** What the pieces of a case still come to after all refunds, grosze. */
async function worthOf(inside: Deps, { lines }: StoredCase, { order }: LockedOrder): Promise<Minor> {
  const left = must((await readLeft(inside, [order])).get(order.id), `what is left of order ${order.number}`)
  return lines.reduce((sum, { itemId, quantity }) => {
    const { pieces, amount } = must(
      left.lines.find((line) => line.itemId === itemId),
      `item ${itemId} of order ${order.number}`,
    )
    return sum + (quantity < pieces ? Number((BigInt(amount) * BigInt(quantity)) / BigInt(pieces)) : amount)
  }, 0)
}

/** What was deducted for pieces of an item that came back with other cases. */
function keptOf(others: readonly StoredCase[], itemId: number): number {
  return others
    .filter(({ keepsPieces }) => keepsPieces)
    .flatMap(({ lines }) => lines.filter((line) => line.itemId === itemId))
    .reduce((sum, { deduction }) => sum + deduction, 0)
}

/** The law gives the delivery back with a withdrawal; goods that do not conform cost the buyer nothing. */
const withDelivery = (kind: CaseKind) => kind === 'withdrawal' || kind === 'claim'

function deductionWords({ lines }: StoredCase): string | null {
  const reasons = lines.flatMap(({ deduction, reason }) => (deduction > 0 && reason ? [reason] : []))
  return reasons.join('\n').slice(0, 500) || null
}
