import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { raiseAlarm } from './alarms/raise-alarm.ts'
import { movePayments, moveRefund } from './move-payments.ts'
import type { RefundState } from './providers/provider.ts'
import { requireProvider } from './providers-in-use.ts'
import { nextRefundCheck } from './rules/check-times.ts'
import { isDisputed } from './store/disputes.ts'
import { lockPayment } from './store/payments.ts'
import { findRefund, insertRefund, type NewRefund, type Refund, sumRefunds } from './store/refunds.ts'

/**
 * Writes down money to give back, once a cause (`key`), in the caller's transaction, which holds the payment from here on. Returns its id,
 * undefined when known. `payment_disputed` while the buyer's bank asks for the same money: it would go back twice.
 */
export async function requestRefund(deps: Deps, refund: NewRefund): Promise<number | undefined> {
  await lockPayment(deps.db, refund.paymentId)
  if (await isDisputed(deps.db, refund.paymentId)) throw new Failure('conflict', 'payment_disputed')
  return insertRefund(deps.db, refund, deps.now())
}

/** The same for all the money of a payment: the payment itself counts as to be refunded. */
export async function requestWholeRefund(deps: Deps, refund: NewRefund): Promise<number | undefined> {
  const moved = await movePayments(deps, [refund.paymentId], 'sentBack')
  if (moved.length === 0) throw new Error(`payment ${refund.paymentId} is not paid: nothing of it can go back`)
  return requestRefund(deps, refund)
}

/**
 * Asks the provider to give the money back, and how it stands once it was taken on: the refund's key makes it happen once. Undefined when
 * nothing is left to do; `disputed`: it waits until a dispute of the payment is decided. Outside any transaction; throws when the provider does not answer.
 */
export async function sendRefund(
  deps: Deps,
  refundId: number,
): Promise<{ refund: Refund; state: RefundState | 'disputed' } | undefined> {
  const refund = await findRefund(deps.db, refundId)
  if (refund?.way !== 'provider' || refund.status === 'done' || refund.status === 'failed') return undefined
  if (refund.status === 'due' && (await isDisputed(deps.db, refund.paymentId))) return { refund, state: 'disputed' }
  const { amount, currency, key } = refund
  const reference = must(refund.reference, `the reference of payment ${refund.paymentId}`)
  const provider = await requireProvider(deps, refund.provider)
  const request = { reference, amount, currency, key }
  // What was taken on is never asked for again: its webhook completes it where the provider answers no questions.
  if (refund.status === 'sent') return { refund, state: (await provider.fetchRefund?.(request)) ?? 'pending' }
  return { refund, state: await provider.refund(request) }
}

/** Notes, in the caller's transaction, that a refund was made; true for the one caller that may draw consequences. */
export async function completeRefund(deps: Deps, refund: Refund): Promise<boolean> {
  // The payment before its refund, as webhooks lock them.
  await lockPayment(deps.db, refund.paymentId)
  if (!(await moveRefund(deps, refund, 'done'))) {
    const now = await findRefund(deps.db, refund.id)
    if (now?.attempt !== refund.attempt) deps.log.error({ refund: refund.id, refundedTwice: refund.amount })
    return false
  }
  // Where only a part went back the payment stays paid; where the whole goes in parts, the last one ends it.
  const { open } = await sumRefunds(deps.db, refund.paymentId)
  if (open === 0) await movePayments(deps, [refund.paymentId], 'refunded')
  return true
}

/**
 * Notes, in the caller's transaction, that the provider works on a refund. Answers when to ask how it stands; undefined when it is not under
 * way, or has been for so long that a person has to look.
 */
export async function noteRefundSent(deps: Deps, refund: Refund): Promise<Date | undefined> {
  if (!(await moveRefund(deps, refund, 'sent')) && refund.status !== 'sent') return undefined
  const next = nextRefundCheck(refund.createdAt, deps.now())
  if (!next) deps.log.error({ refund: refund.id, payment: refund.paymentId, refundNotDone: 'ask the provider' })
  return next
}

/** Notes that the provider will not give the money back: a person has to, another way. */
export async function failRefund(deps: Deps, refund: Refund): Promise<void> {
  if (!(await moveRefund(deps, refund, 'failed'))) return
  const { id, paymentId, amount, currency } = refund
  await raiseAlarm(deps, { paymentId, kind: 'refundFailed', about: `${id}`, sum: { amount, currency } })
}
