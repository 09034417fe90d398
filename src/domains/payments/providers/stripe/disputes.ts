import type Stripe from 'stripe'
import type { DisputeReport } from '../provider.ts'
import { asked } from './client.ts'
import { sessionOfIntent } from './refunds.ts'

/** Stripe's statuses of disputes. What begins with `warning_` is an inquiry: it takes no money unless a dispute follows. */
const STATES: Readonly<Record<string, DisputeReport['state']>> = {
  warning_needs_response: 'evidenceDue',
  warning_under_review: 'answered',
  warning_closed: 'won',
  needs_response: 'evidenceDue',
  under_review: 'answered',
  appeal_needs_response: 'evidenceDue',
  appeal_under_review: 'answered',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

/**
 * How a dispute stands now: an event only says where to look, so that events may come twice, late and in any order. Undefined: of a
 * payment that this market did not start. A status that is new counts as `opened`, with a person to look at it.
 */
export async function fetchDispute(stripe: Stripe, id: string, now: Date): Promise<DisputeReport | undefined> {
  const dispute = await asked(stripe.disputes.retrieve(id))
  const { amount, currency, reason, status, evidence_details: evidence, payment_intent: intent } = dispute
  const session = typeof intent === 'string' ? await sessionOfIntent(stripe, intent) : undefined
  if (session === undefined) return undefined
  return {
    ...{ disputeId: dispute.id, reference: session, amount, currency: currency.toUpperCase() },
    state: STATES[status] ?? 'opened',
    ...moneyOf(dispute),
    reason,
    answerUntil: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
    toldAt: now,
  }
}

/** The first movement on the account takes money and fee, a second one brings money back: taken is what once was, whatever came back. */
function moneyOf({ balance_transactions: moved }: Stripe.Dispute): Pick<DisputeReport, 'taken' | 'fee'> {
  const [withdrawn] = moved.filter(({ amount }) => amount < 0)
  if (!withdrawn) return { taken: false, fee: null }
  return { taken: true, fee: { amount: withdrawn.fee, currency: withdrawn.currency.toUpperCase() } }
}
