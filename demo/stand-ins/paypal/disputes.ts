import { randomBytes } from 'node:crypto'
import type { FakeOrder } from './state.ts'

const DAY = 86_400_000
/** Days a shop has to answer. */
const ANSWER_DAYS = 10

/** What is told of a dispute of a paid order; undefined where there is nothing to dispute or to decide. Its shape is from memory, as the market's reading of it. */
export function disputeEvent(
  order: FakeOrder,
  action: 'dispute' | 'disputeWon' | 'disputeLost',
  now: Date,
): { type: string; resource: object } | undefined {
  const capture = order.captures.find(({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED')
  const opens = action === 'dispute'
  if (!capture || (opens ? order.dispute !== undefined : order.dispute?.status !== 'open')) return undefined
  const dispute = order.dispute ?? {
    id: `PP-D-${randomBytes(4).toString('hex')}`,
    openedAt: now.toISOString(),
    status: 'open',
  }
  const status = opens ? 'open' : action === 'disputeWon' ? 'won' : 'lost'
  order.dispute = { ...dispute, status }
  const outcome_code = status === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
  return {
    type: `CUSTOMER.DISPUTE.${opens ? 'CREATED' : 'RESOLVED'}`,
    resource: {
      dispute_id: dispute.id,
      disputed_transactions: [{ seller_transaction_id: capture.id }],
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: opens ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
      dispute_amount: capture.amount,
      dispute_life_cycle_stage: 'CHARGEBACK',
      seller_response_due_date: new Date(Date.parse(dispute.openedAt) + ANSWER_DAYS * DAY).toISOString(),
      update_time: now.toISOString(),
      ...(opens ? {} : { dispute_outcome: { outcome_code } }),
    },
  }
}
