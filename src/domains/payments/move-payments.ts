import type { Deps } from '../../platform/deps.ts'
import type { PaymentStatus } from './contract.ts'
import { movesOf, type PaymentStep } from './rules/payment-status.ts'
import { type RefundStatus, refundsBefore } from './rules/refund-status.ts'
import type { Refund } from './store/refunds.ts'
import { type PaymentFacts, writePaymentMoves, writeRefundMove } from './store/write-moves.ts'

/**
 * Takes a step with payments: the only way one changes its status. Answers those that moved, with what they are now; a payment from whose
 * status the step leads nowhere stays as it is, facts included.
 */
export function movePayments(
  deps: Pick<Deps, 'db' | 'now'>,
  ids: readonly string[],
  step: PaymentStep,
  facts: PaymentFacts = {},
): Promise<{ id: string; status: PaymentStatus }[]> {
  return writePaymentMoves(deps.db, ids, movesOf(step), { ...facts, at: deps.now() })
}

/** The same of a refund; true for the one caller that moves it. */
export function moveRefund(
  deps: Pick<Deps, 'db' | 'now'>,
  refund: Pick<Refund, 'id' | 'way' | 'attempt'>,
  to: RefundStatus,
): Promise<boolean> {
  return writeRefundMove(deps.db, refund, { from: refundsBefore(to), to }, deps.now())
}
