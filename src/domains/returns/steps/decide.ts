import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { moveOrders, refundable } from '../../orders/index.ts'
import { refundCase } from '../../refunds/index.ts'
import { caseNumber } from '../case-number.ts'
import { owedOf } from '../rules/owed.ts'
import { type StoredCase, writeLines } from '../store/cases.ts'
import { endReturned, type LockedOrder, requireCase, takeStep } from '../take-step.ts'
import { backForLines } from './give-back.ts'

export type Verdict = { outcome: 'buyer'; amount: number | null; words: string } | { outcome: 'seller'; words: string }

/**
 * The operator decides, with the reason that both sides read: the order goes on from where it was, and what is the buyer's goes back in the same
 * transaction. `amount` null: all that is owed for the pieces.
 */
export async function decideDispute(deps: Deps, caseId: number, byUser: string, verdict: Verdict): Promise<void> {
  const mover = { by: 'operator', byUser } as const
  const { one, order } = await requireCase(deps, { caseId })
  await takeStep(
    deps,
    { caseId },
    { ...mover, step: verdict.outcome === 'buyer' ? 'giveMoneyBack' : 'decideForSeller', words: verdict.words },
    async (inside, disputed, locked) => {
      const back = await continueOrder(inside, locked, byUser)
      await recordAudit(inside, {
        actorId: byUser,
        ...{ action: 'disputeDecided', subjectKind: 'company', subjectId: String(disputed.companyId) },
        detail: { case: caseNumber(order, one), outcome: verdict.outcome },
      })
      // Money that went back before stays there.
      if (verdict.outcome === 'seller') return disputed.statusBefore === 'settled' ? { to: 'settled' as const } : {}
      return payBuyer(inside, disputed, back, { ...mover, ...verdict })
    },
  )
}

async function payBuyer(
  inside: Deps,
  one: StoredCase,
  locked: LockedOrder,
  { by, byUser, amount, words }: { by: 'operator'; byUser: string; amount: number | null; words: string },
) {
  const reason = one.kind === 'claim' ? ('defect' as const) : ('returned' as const)
  const owed = amount === null ? owedOf(one, locked.order) : { amount }
  if (owed === 'lines') {
    // Whoever decides for the buyer decides against what was deducted.
    const whole = { ...one, lines: one.lines.map((line) => ({ ...line, deduction: 0, reason: null })) }
    await writeLines(inside.db, one.id, whole.lines)
    return backForLines(inside, whole, locked, { by, byUser })
  }
  const {
    amount: paid,
    way,
    left,
  } = await refundCase(inside, locked, { by, byUser }, { ...owed, reason, words: words.slice(0, 500) })
  // What is paid after all is not kept any more.
  if (amount === null && one.keepsPieces) {
    await writeLines(
      inside.db,
      one.id,
      one.lines.map((line) => ({ ...line, deduction: 0 })),
    )
  }
  await endReturned(inside, locked.order, left)
  return { amount: paid, way, refunded: one.refunded + paid }
}

/**
 * The order goes on from where it was before the dispute, and is read again; as shipped where the last of its rest was given up meanwhile.
 */
async function continueOrder(inside: Deps, locked: LockedOrder, byUser: string): Promise<LockedOrder> {
  const { order } = locked
  if (order.status !== 'disputed') return locked
  const to = {
    status: must(order.statusBefore, `what the dispute of ${order.number} interrupted`),
    paymentStatus: order.paymentStatus,
  }
  await moveOrders(inside, 'operator', [{ id: order.id, from: order, to, event: 'dispute_ended', byUser }])
  const again = async () => must(await refundable.readOrderToRefund(inside, order), `order ${order.number}`)
  const goesOn = await again()
  if (goesOn.items.some(({ quantity, sent, givenUp }) => quantity > sent + givenUp)) return { ...locked, order: goesOn }
  await refundable.giveUpRest(inside, goesOn, { by: 'operator', byUser })
  return { ...locked, order: await again() }
}
