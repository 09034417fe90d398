import type { Deps } from '../../platform/deps.ts'
import { postTransaction, refundEntries } from '../ledger/index.ts'
import { refundable } from '../orders/index.ts'
import { completeRefund, failRefund, noteRefundSent, type paidRefunds, sendRefund } from '../payments/index.ts'

/** Milliseconds after which a refund looks again whether the dispute of its payment is decided. */
const WAITS = 3_600_000
const later = ({ now }: Deps, milliseconds: number) => new Date(now().getTime() + milliseconds)

/**
 * Gives money back: asks the provider, then records it everywhere in one transaction. May run any number of times; while the provider is
 * at it, it is asked again later.
 */
export async function refundPayment(deps: Deps, refundId: number): Promise<void> {
  const sent = await sendRefund(deps, refundId)
  if (!sent) return
  const { refund, state } = sent
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    if (state === 'done') return void (await finishRefund(inside, refund))
    if (state === 'failed') return failRefund(inside, refund)
    const runAt = state === 'disputed' ? later(deps, WAITS) : await noteRefundSent(inside, refund)
    if (!runAt) return
    const key = `refund:${refundId}`
    await deps.addJob(tx, { name: 'checkout.refund', payload: { refundId }, runAt, key, maxAttempts: 25 })
  })
}

/** What follows from money that went back, in the caller's transaction; false and nothing the second time. */
export async function finishRefund(deps: Deps, refund: paidRefunds.Refund): Promise<boolean> {
  if (!(await coverRefund(deps, refund))) return false
  await deps.emit(deps.db, { name: 'refund.gone', payload: { refundId: refund.id } })
  return true
}

/** The same for a refund that was never sent because the buyer's bank took its money: nobody is told that it was. */
export async function coverRefund(deps: Deps, refund: paidRefunds.Refund): Promise<boolean> {
  if (!(await completeRefund(deps, refund))) return false
  await refundable.markOrdersRefunded(deps, refund.subjects, refund.amount)
  await postTransaction(deps, `refund:${refund.id}`, refundEntries(refund), `payment:${refund.paymentId}`)
  return true
}
