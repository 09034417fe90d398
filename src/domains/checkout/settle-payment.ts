import type { Deps } from '../../platform/deps.ts'
import { paymentEntries, postTransaction } from '../ledger/index.ts'
import { settleOrders } from '../orders/index.ts'
import {
  type Recorded,
  recordWebhook,
  requestRefund,
  requestWholeRefund,
  type StatusReport,
} from '../payments/index.ts'
import { finishRefund } from './refund-payment.ts'

/**
 * What a provider says of a payment and everything that follows from it, in one transaction: the payment's state, the orders it
 * pays for, the ledger, and refunds of what it cannot pay for. Webhook, return page and job all come here; repeating, delaying or
 * reordering webhooks changes nothing twice.
 */
export async function settleWebhook(deps: Deps, { provider, webhook }: StatusReport): Promise<Recorded['change']> {
  return deps.db.transaction().execute((tx) => settleInside({ ...deps, db: tx }, { provider, webhook }))
}

/** The same in the transaction of the caller. */
export async function settleInside(inside: Deps, { provider, webhook }: StatusReport): Promise<Recorded['change']> {
  const recorded = await recordWebhook(inside, provider, webhook)
  if (recorded.change === 'paid') await settlePaid(inside, recorded)
  if (recorded.refund) await finishRefund(inside, recorded.refund)
  if (recorded.change === 'refundDue') {
    const { payment, received, refundId } = recorded
    const entries = paymentEntries({ provider: payment.provider, ...received }, [], received.amount)
    await postTransaction(inside, `payment:${payment.id}`, entries)
    await scheduleRefund(inside, refundId)
  }
  return recorded.change
}

async function settlePaid(deps: Deps, { payment }: Recorded): Promise<void> {
  const { id, purchaseId, provider, amount, currency } = payment
  const settled = await settleOrders(deps, purchaseId, amount)
  const entries = paymentEntries({ provider, amount, currency }, settled.confirmed, settled.refund)
  await postTransaction(deps, `payment:${id}`, entries)
  if (settled.refund === 0) return
  deps.log.warn({ payment: id, purchase: purchaseId, refundDue: settled.refund })
  const refund = {
    paymentId: id,
    key: `payment:${id}`,
    amount: settled.refund,
    currency,
    subjects: settled.refundNumbers,
  }
  const request = settled.confirmed.length === 0 ? requestWholeRefund : requestRefund
  await scheduleRefund(deps, await request(deps, refund))
}

async function scheduleRefund(deps: Deps, refundId: number | undefined): Promise<void> {
  if (refundId === undefined) return
  await deps.addJob(deps.db, { name: 'checkout.refund', payload: { refundId }, maxAttempts: 25 })
}
