import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { Notice } from './adapters/operator.ts'
import type { PaymentOperatorCode, PaymentStatus } from './contract.ts'
import { requestRefund } from './refunds.ts'
import { FIRST_CHECK } from './rules/check-times.ts'
import { afterOutcome } from './rules/payment-status.ts'
import { insertNotice, lockSiblings, type Payment, saveOutcome } from './store/payments.ts'

/**
 * What a notice changed. `paid`: the money is to be settled by the caller in the same transaction. `refundDue`: money came that
 * pays for nothing; its refund is requested. Amounts in grosze, `received` in the currency that arrived.
 */
export type Recorded = {
  change: 'none' | 'paid' | 'refundDue' | 'other'
  payment: Pick<Payment, 'id' | 'purchaseId' | 'operator' | 'amount' | 'currency'>
  received: { amount: number; currency: string }
  refundId?: number | undefined
}

/**
 * Records what an operator says of a payment, in the caller's transaction; idempotent by notice and by the payment's state. A wrong
 * amount or currency, or a second payment of the same purchase, never pays: it is refunded. `payment_not_found` when unknown.
 */
export async function recordNotice(deps: Deps, operator: PaymentOperatorCode, notice: Notice): Promise<Recorded> {
  const siblings = await lockSiblings(deps.db, operator, notice.reference, notice.paymentId)
  const payment = siblings.find(
    (one) => one.operator === operator && (one.reference === notice.reference || one.id === notice.paymentId),
  )
  if (!payment || (payment.reference !== null && payment.reference !== notice.reference)) {
    throw new Failure('notFound', 'payment_not_found')
  }
  const received = { amount: notice.amount, currency: notice.currency }
  const fresh = await insertNotice(deps.db, { ...notice, operator })
  const next = fresh ? afterOutcome(payment.status, notice.outcome) : undefined
  if (!next) return { change: 'none', payment, received }
  const status = next === 'paid' ? receivedStatus(payment, siblings, notice) : next
  await saveOutcome(deps.db, payment.id, {
    status,
    reference: notice.reference,
    amountPaid: notice.outcome === 'paid' ? notice.amount : null,
    at: deps.now(),
    // What was given up may be paid yet, by a notice that is on its way or lost.
    nextCheckAt: next === 'cancelled' || next === 'failed' ? new Date(deps.now().getTime() + FIRST_CHECK) : null,
  })
  if (next !== 'paid') return { change: 'other', payment, received }
  if (status === 'paid') return { change: 'paid', payment, received }
  deps.log.warn({ payment: payment.id, expected: payment.amount, received, refundDue: true })
  const refundId = await requestRefund(deps, {
    paymentId: payment.id,
    key: `payment:${payment.id}`,
    ...received,
    subjects: [],
  })
  return { change: 'refundDue', payment, received, refundId }
}

function receivedStatus(payment: Payment, siblings: readonly Payment[], notice: Notice): PaymentStatus {
  if (notice.amount !== payment.amount || notice.currency !== payment.currency) return 'refundDue'
  return siblings.some((one) => one.id !== payment.id && one.status === 'paid') ? 'refundDue' : 'paid'
}
