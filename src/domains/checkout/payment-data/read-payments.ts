import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { refundable, toPay } from '../../orders/index.ts'
import { paymentFiles } from '../../payments/index.ts'
import type { PaymentData } from './contract.ts'

/** Payments of a purchase that came, for whoever knows its key; `purchase_not_found`. */
export async function readPurchasePayments(deps: Deps, key: string): Promise<PaymentData[]> {
  const { id } = await toPay.readPurchaseToPay(deps, key)
  return (await paymentFiles.readPaymentsOfPurchase(deps, id)).flatMap(dataOf)
}

/**
 * The payment that paid for an order, for its seller, with the order's own part: what others sold in the same purchase is theirs.
 * `order_not_found` for orders of others.
 */
export async function readOrderPayments(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  number: string,
): Promise<PaymentData[]> {
  requireMember(deps, actor, companyId, 'orders.view')
  const order = await refundable.readOrderToRefund(deps, { number, companyId })
  if (!order) throw new Failure('notFound', 'order_not_found')
  if (order.cashOnDelivery || order.paymentStatus === 'unpaid') return []
  const came = (await paymentFiles.readPaymentsOfPurchase(deps, order.purchaseId)).flatMap(dataOf)
  const own = came.find(({ status }) => status === 'paid') ?? came[0]
  return own ? [{ ...own, amount: order.total, currency: order.currency }] : []
}

function dataOf({
  id,
  provider,
  sandbox,
  reference,
  status,
  received,
  currency,
  paidAt,
}: paymentFiles.PaymentRecord): PaymentData[] {
  const came = { id, provider, sandbox, reference, status, currency, amount: received }
  return paidAt ? [{ ...came, at: paidAt.toISOString() }] : []
}
