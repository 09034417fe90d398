import type { Books } from './api.ts'
import { type Dispute, newId, type Session } from './state.ts'

type Webhooks = { announce: (type: string, object: object) => Promise<void> }
const DAY = 86_400

/** What Stripe asks for a dispute in this stand-in, minor units. */
export const DISPUTE_FEE = 9000

/** A dispute begins: the money leaves at once, or an inquiry asks first. */
export async function openDispute(
  { books, webhooks, now }: { books: Books; webhooks: Webhooks; now: () => Date },
  session: Session,
  { amount = session.amount_total, days = 10, inquiry = false }: { amount?: number; days?: number; inquiry?: boolean },
): Promise<Dispute> {
  const { currency, payment_intent: intent } = session
  if (!intent) throw new Error(`session ${session.id} was not paid`)
  const dispute: Dispute = {
    ...{ id: newId('dp'), object: 'dispute', amount, currency, reason: 'fraudulent', payment_intent: intent },
    status: inquiry ? 'warning_needs_response' : 'needs_response',
    evidence_details: {
      ...{ due_by: Math.floor(now().getTime() / 1000) + days * DAY, submission_count: 0 },
      ...{ past_due: false, has_evidence: false },
    },
    ...{ evidence: {}, metadata: {} },
    balance_transactions: inquiry ? [] : [{ amount: -amount, currency, fee: DISPUTE_FEE }],
  }
  books.disputes.set(dispute.id, dispute)
  await webhooks.announce('charge.dispute.created', dispute)
  if (!inquiry) await webhooks.announce('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export async function moveDispute(
  { books, webhooks }: { books: Books; webhooks: Webhooks },
  id: string,
  status: 'won' | 'lost' | 'under_review' | 'needs_response',
): Promise<void> {
  const dispute = books.disputes.get(id)
  if (!dispute) throw new Error(`no dispute ${id}`)
  dispute.status = status
  const { amount, currency } = dispute
  if (status === 'won') dispute.balance_transactions.push({ amount, currency, fee: 0 })
  const closed = status === 'won' || status === 'lost'
  await webhooks.announce(closed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  if (status === 'won') await webhooks.announce('charge.dispute.funds_reinstated', dispute)
}
