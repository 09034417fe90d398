import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { commissionEntries, postTransaction, refundDueEntries } from '../ledger/index.ts'
import { sharesOf } from '../ledger/rules/index.ts'
import { refundable } from '../orders/index.ts'
import { paidRefunds } from '../payments/index.ts'
import type { RefundView } from './contract.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { notifySellerOfRefund } from './notify-seller.ts'
import { type RefundPart, type Rest, sumOfParts } from './rules/plan-refund.ts'
import type { Why } from './rules/reasons.ts'
import { insertRefund } from './store/refunds.ts'
import { insertTransfer } from './store/transfers.ts'

type Order = refundable.OrderToRefund
export type Decision = refundable.Decider &
  Why & {
    kind: RefundView['kind']
    parts: readonly RefundPart[]
    /** Pieces among them that will not be sent. */
    givenUp?: readonly Rest[]
    /** The mails of whoever decides say it themselves: one happening, one mail. */
    isToldElsewhere?: boolean
  }
/** How money goes back: by the provider it came by, or by a transfer for which the buyer names an account. */
export type RefundWay = 'provider' | 'transfer'
type Payment = NonNullable<Awaited<ReturnType<typeof paidRefunds.lockPaidPayment>>>

/** A reason that says nothing by itself needs words: `refund_words_required`. */
export function requireWords({ reason, words }: Why): void {
  if (reason === 'another' && !words) throw invalidField('words', 'refund_words_required')
}

/** The order, and the payment that paid for it, locked as those who settle it lock them: payments first. */
export async function lockToPayBack(deps: Deps, found: Order): Promise<{ order: Order; payment: Payment | undefined }> {
  const payment = found.cashOnDelivery ? undefined : await paidRefunds.lockPaidPayment(deps, found.purchaseId)
  return { order: await refundable.lockOrderToRefund(deps, found), payment }
}

/**
 * All that follows when money of a locked order goes back, but the order's own step: the refund is written, requested of the provider or as a
 * transfer, posted, told to the buyer; documents are corrected by a job. In the caller's transaction. Answers how it goes back.
 */
export async function payBack(
  deps: Deps,
  { order, payment }: { order: Order; payment: Payment | undefined },
  decision: Decision,
): Promise<RefundWay> {
  const amount = sumOfParts(decision.parts)
  const requested = order.cashOnDelivery ? undefined : await request(deps, order, payment, amount)
  const { kind, parts, givenUp = [], reason, words, by, byUser } = decision
  const refundId = await insertRefund(deps.db, {
    ...{ orderId: order.id, companyId: order.companyId, currency: order.currency, givenBefore: order.givenBack },
    ...{ kind, parts, reason, words, by, byUser, amount },
    paymentRefundId: requested?.id ?? null,
    at: deps.now(),
  })
  await post(deps, order, payment, { refundId, amount })
  if (requested?.way === 'provider') {
    await deps.addJob(deps.db, { name: 'checkout.refund', payload: { refundId: requested.id }, maxAttempts: 25 })
  } else {
    await insertTransfer(deps.db, {
      ...{ orderId: order.id, amount, currency: order.currency, at: deps.now() },
      ...(requested
        ? { payer: 'market', paymentRefundId: requested.id, refundId: null }
        : { payer: 'seller', paymentRefundId: null, refundId }),
    })
  }
  await deps.addJob(deps.db, { name: 'refunds.correctDocuments', payload: { refundId } })
  const way = requested?.way === 'provider' ? 'provider' : 'transfer'
  if (!decision.isToldElsewhere) {
    await notifyBuyer(deps, order, { amount, way, reason, words, givenUp, isCancelled: kind === 'cancel' })
    // What the operator calls off is told with its step.
    if (by === 'operator' && kind !== 'cancel') await notifySellerOfRefund(deps, order, decision)
  }
  await recordAudit(deps, {
    actorId: byUser,
    action: kind === 'cancel' ? 'paidOrderCancelled' : 'orderRefunded',
    subjectKind: 'company',
    subjectId: String(order.companyId),
    detail: { number: order.number, amount, reason, by },
  })
  return way
}

function request(deps: Deps, order: Order, payment: Payment | undefined, amount: number) {
  // What was never paid through the market, or is disputed, has nothing to give back from.
  if (!payment) throw new Failure('conflict', 'order_not_refundable')
  const { number, givenBack } = order
  return paidRefunds.requestPaidRefund(deps, payment, { key: `order:${number}:${givenBack}`, amount, number })
}

async function post(
  deps: Deps,
  order: Order,
  payment: Payment | undefined,
  { refundId, amount }: { refundId: number; amount: number },
): Promise<void> {
  const { companyId, number, total, commission, currency, givenBack: before } = order
  if (order.cashOnDelivery) {
    // The seller has the money and gives it back itself: the market returns its commission.
    const back = sharesOf({ total, commission, before, amount })
    const entries = commissionEntries(
      { companyId, number, currency, commission: { net: back.commission, vat: back.vat } },
      -1,
    )
    return postTransaction(deps, `commission-back:refund-${refundId}`, entries, `commission:${number}`)
  }
  const paid = must(payment, `the payment of order ${number}`)
  const entries = refundDueEntries([{ companyId, number, total, commission, currency, before, amount }])
  return postTransaction(deps, `refund-due:${refundId}`, entries, `payment:${paid.id}`)
}
