import type { Deps } from '../../../../platform/deps.ts'
import type { DisputeReport } from '../provider.ts'
import type { DisputeStep } from './decision.ts'
import type { SandboxDispute } from './post-webhook.ts'
import { decideDispute, findSandboxPayment, openDispute } from './store.ts'

/** What the sandbox charges for a dispute, minor units of the payment's currency. */
export const DISPUTE_FEE = 6000
/** Days a market has to answer. */
const ANSWER_DAYS = 7
const DAY = 86_400_000

/**
 * The buyer's bank takes back what is left of a payment, or decides; the market is told by a webhook. Nothing happens where it does not fit: a
 * payment nobody paid, a second dispute, a decision of none.
 */
export async function disputeSandboxPayment(deps: Deps, reference: string, step: DisputeStep): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const row = await (step === 'dispute'
      ? openDispute(db, reference, deps.now())
      : decideDispute(db, reference, step === 'disputeWon' ? 'won' : 'lost'))
    const payment = row && (await findSandboxPayment(db, reference))
    if (!payment) return
    const { paymentId, currency, notifyUrl } = payment
    const state: DisputeReport['state'] = row.status === 'open' ? 'evidenceDue' : row.status
    const webhook: SandboxDispute = {
      ...{ id: `dsp_${reference}_${row.status}`, disputeId: `dsp_${reference}`, reference, paymentId, state },
      ...{ amount: row.amount, currency, fee: DISPUTE_FEE, toldAt: deps.now().toISOString() },
      answerUntil: new Date(row.openedAt.getTime() + ANSWER_DAYS * DAY).toISOString(),
    }
    await deps.addJob(db, { name: 'sandbox.deliverWebhook', payload: { webhook, notifyUrl } })
  })
}
