import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { movePayments, moveRefund } from './move-payments.ts'
import { requireProvider } from './providers/index.ts'
import { findRefund, insertRefund, type NewRefund, type Refund } from './store/refunds.ts'

/** Writes down money to give back, once a cause (`key`), in the caller's transaction. Returns its id, undefined when known. */
export function requestRefund(deps: Deps, refund: NewRefund): Promise<number | undefined> {
  return insertRefund(deps.db, refund)
}

/** The same for all the money of a payment: the payment itself counts as to be refunded. */
export async function requestWholeRefund(deps: Deps, refund: NewRefund): Promise<number | undefined> {
  const moved = await movePayments(deps, [refund.paymentId], 'sentBack')
  if (moved.length === 0) throw new Error(`payment ${refund.paymentId} is not paid: nothing of it can go back`)
  return requestRefund(deps, refund)
}

/** Asks the provider to give the money back; the refund's key makes it happen once. Outside any transaction. */
export async function sendRefund(deps: Deps, refundId: number): Promise<Refund | undefined> {
  const refund = await findRefund(deps.db, refundId)
  if (!refund || refund.status === 'done') return undefined
  const { amount, key } = refund
  const reference = must(refund.reference, `the reference of payment ${refund.paymentId}`)
  await requireProvider(deps, refund.provider).refund({ reference, amount, key })
  return refund
}

/** Notes, in the caller's transaction, that a refund was made; true for the one caller that may draw consequences. */
export async function completeRefund(deps: Deps, refund: Refund): Promise<boolean> {
  if (!(await moveRefund(deps, refund.id, 'done'))) return false
  // Where only a part went back the payment stays paid.
  await movePayments(deps, [refund.paymentId], 'refunded')
  return true
}
