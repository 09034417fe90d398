import type { DisputeReport } from '../provider.ts'
import { fromDecimal } from './decimal.ts'
import * as wire from './wire.ts'

const STATES: Readonly<Record<string, DisputeReport['state']>> = {
  OPEN: 'opened',
  WAITING_FOR_BUYER_RESPONSE: 'opened',
  WAITING_FOR_SELLER_RESPONSE: 'evidenceDue',
  UNDER_REVIEW: 'answered',
}
/** With a payout PayPal pays the buyer itself. */
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
}

/** A dispute as an event tells it, with the capture it is about. Undefined: not understood, a person has to look. */
export function readDispute(
  resource: unknown,
  now: Date,
): { captureId: string; report: Omit<DisputeReport, 'reference'> } | undefined {
  const read = wire.dispute.safeParse(resource)
  if (!read.success) return undefined
  const { status, dispute_outcome: outcome, dispute_amount: amount, dispute_life_cycle_stage: stage } = read.data
  const state = status === 'RESOLVED' ? OUTCOMES[outcome?.outcome_code ?? ''] : STATES[status]
  const [transaction] = read.data.disputed_transactions
  if (!state || !transaction) return undefined
  const { seller_response_due_date: due, update_time: told } = read.data
  return {
    captureId: transaction.seller_transaction_id,
    report: {
      ...{ disputeId: read.data.dispute_id, state, amount: fromDecimal(amount.value), currency: amount.currency_code },
      // Once it is more than a question, the money waits with PayPal.
      taken: state === 'lost' || (stage !== undefined && stage !== 'INQUIRY'),
      fee: null,
      reason: read.data.reason ?? null,
      answerUntil: due === undefined ? null : new Date(due),
      toldAt: told === undefined ? now : new Date(told),
    },
  }
}
