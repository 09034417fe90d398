import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { readAbout } from '../../ledger/index.ts'
import { refundable } from '../../orders/index.ts'
import { paymentFiles } from '../../payments/index.ts'
import type { PaymentAttempt, PaymentFile } from './contract.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Payments by the number of an order, by the provider's id or by our own; for the operator. */
export async function findPayments(deps: Deps, actor: Actor | undefined, q: string): Promise<PaymentAttempt[]> {
  requireOperator(actor)
  const order = await refundable.readOrderToRefund(deps, { number: q.toUpperCase() })
  if (order) return (await paymentFiles.readPaymentsOfPurchase(deps, order.purchaseId)).reverse().map(attemptOf)
  const own = UUID.test(q) ? await paymentFiles.readPayment(deps, q) : undefined
  const called = own ? [own] : await paymentFiles.readPaymentsCalled(deps, q, PAGE_SIZE)
  return called.map(attemptOf)
}

/** One payment with all that is known of it; `payment_not_found`. */
export async function readPaymentFile(deps: Deps, actor: Actor | undefined, id: string): Promise<PaymentFile> {
  requireOperator(actor)
  const payment = await paymentFiles.readPayment(deps, id)
  if (!payment) throw new Failure('notFound', 'payment_not_found')
  const { webhooks, refunds } = await paymentFiles.readPaymentHistory(deps, payment)
  const orders = await refundable.readOrdersById(deps, payment.purchaseId)
  const booked = await readAbout(deps, [`payment:${id}`])
  return {
    ...attemptOf(payment),
    orders: orders.map(({ number, companyId, seller, status, paymentStatus, total, givenBack }) => {
      return { number, companyId, seller, status, paymentStatus, total, givenBack }
    }),
    webhooks: webhooks.map(({ at, ...told }) => ({ ...told, at: at.toISOString() })),
    refunds: refunds.map(({ at, ...refund }) => ({ ...refund, at: at.toISOString() })),
    entries: [...booked.values()]
      .flat()
      .map(({ key, account, amount, currency }) => ({ key, account, amount, currency })),
  }
}

function attemptOf({ purchaseId: _, createdAt, paidAt, ...payment }: paymentFiles.PaymentRecord): PaymentAttempt {
  return { ...payment, createdAt: createdAt.toISOString(), paidAt: paidAt?.toISOString() ?? null }
}
