import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { raiseAlarm } from './alarms/raise-alarm.ts'
import type { PaymentProviderCode } from './contract.ts'
import { movePayments } from './move-payments.ts'
import type { Webhook } from './providers/provider.ts'
import { failRefund, requestRefund } from './refunds.ts'
import { FIRST_CHECK } from './rules/check-times.ts'
import { afterStep, type PaymentStep } from './rules/payment-status.ts'
import { insertWebhook, lockSiblings, type Payment } from './store/payments.ts'
import { findRefundOf, type Refund } from './store/refunds.ts'

/**
 * What a webhook changed. `paid`: the money is to be settled by the caller in the same transaction. `refundDue`: money came that
 * pays for nothing; its refund is requested. `refused`: another sum than was asked for lies at the provider, which keeps it. `refunded`: the
 * money of `refund` went back; the caller completes it. Amounts in grosze, `received` in the currency that arrived.
 */
export type Recorded = {
  change: 'none' | 'paid' | 'refundDue' | 'refunded' | 'refused' | 'other'
  payment: Pick<Payment, 'id' | 'purchaseId' | 'provider' | 'amount' | 'currency'>
  received: { amount: number; currency: string }
  refundId?: number | undefined
  refund?: Refund | undefined
}

/**
 * Records what a provider says of a payment, in the caller's transaction; idempotent by webhook and by the payment's state. A wrong
 * amount or currency, or a second payment of the same purchase, never pays: it is refunded. `payment_not_found` when unknown.
 */
export async function recordWebhook(deps: Deps, provider: PaymentProviderCode, webhook: Webhook): Promise<Recorded> {
  const siblings = await lockSiblings(deps.db, provider, webhook.reference, webhook.paymentId)
  const payment = siblings.find(
    (one) => one.provider === provider && (one.reference === webhook.reference || one.id === webhook.paymentId),
  )
  if (!payment) throw new Failure('notFound', 'payment_not_found')
  const received = { amount: webhook.amount, currency: webhook.currency }
  if (payment.reference !== null && payment.reference !== webhook.reference) {
    // Asked twice, the provider may have made two of it: no buyer was sent to the other one, and its end says nothing.
    if (webhook.outcome !== 'paid') return { change: 'none', payment, received }
    deps.log.error({ payment: payment.id, paidElsewhere: webhook.reference, received })
    throw new Failure('notFound', 'payment_not_found')
  }
  if (webhook.outcome === 'differs') {
    await raiseAlarm(deps, { paymentId: payment.id, kind: 'notVerified', about: payment.id, sum: received })
    return { change: 'refused', payment, received }
  }
  const fresh = await insertWebhook(deps.db, { ...webhook, provider })
  if (webhook.outcome === 'refunded' || webhook.outcome === 'refundFailed') {
    const refund = fresh ? await findReturned(deps, payment, webhook) : undefined
    if (refund && webhook.outcome === 'refundFailed') await failRefund(deps, refund)
    const done = refund && webhook.outcome === 'refunded'
    return done ? { change: 'refunded', payment, received, refund } : { change: 'none', payment, received }
  }
  const step = webhook.outcome === 'paid' ? stepOfMoney(payment, siblings, webhook) : webhook.outcome
  if (!fresh || !afterStep(payment.status, step)) return { change: 'none', payment, received }
  const [moved] = await movePayments(deps, [payment.id], step, {
    reference: webhook.reference,
    ...(webhook.outcome === 'paid' ? { amountPaid: webhook.amount } : {}),
    // What was given up may be paid yet, by a webhook that is on its way or lost.
    nextCheckAt: step === 'cancelled' || step === 'failed' ? new Date(deps.now().getTime() + FIRST_CHECK) : null,
  })
  if (!moved) throw new Error(`payment ${payment.id} was held and moved all the same`)
  if (webhook.outcome !== 'paid') return { change: 'other', payment, received }
  if (step === 'paid') return { change: 'paid', payment, received }
  const isSecond = webhook.amount === payment.amount && webhook.currency === payment.currency
  await raiseAlarm(deps, {
    ...{ paymentId: payment.id, kind: isSecond ? 'paidTwice' : 'amountDiffers', about: payment.id, sum: received },
  })
  const refundId = await requestRefund(deps, {
    paymentId: payment.id,
    key: `payment:${payment.id}`,
    ...received,
    subjects: [],
  })
  return { change: 'refundDue', payment, received, refundId }
}

/** The refund that a webhook tells of and that is not done; undefined when people have to look, or nobody has to. */
async function findReturned(deps: Deps, payment: Payment, webhook: Webhook): Promise<Refund | undefined> {
  const { amount, currency, refundKey: key, outcome } = webhook
  const refund = await findRefundOf(deps.db, payment.id, { key, amount, currency })
  const about = `${payment.id} ${webhook.webhookId}`
  const alarm = { paymentId: payment.id, about, sum: { amount, currency } }
  if (!refund) await raiseAlarm(deps, { ...alarm, kind: 'foreignRefund' })
  if (refund?.status !== 'done') return refund
  // A bank may send money back that counted as returned.
  if (outcome === 'refundFailed') await raiseAlarm(deps, { ...alarm, kind: 'refundCameBack' })
  return undefined
}

function stepOfMoney(payment: Payment, siblings: readonly Payment[], webhook: Webhook): PaymentStep {
  if (webhook.amount !== payment.amount || webhook.currency !== payment.currency) return 'unfit'
  return siblings.some((one) => one.id !== payment.id && one.status === 'paid') ? 'unfit' : 'paid'
}
