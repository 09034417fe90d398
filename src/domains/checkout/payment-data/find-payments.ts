import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../../values/paging.ts'
import { isUuid } from '../../../values/uuid.ts'
import { readAbout } from '../../ledger/index.ts'
import { refundable } from '../../orders/index.ts'
import { paymentFiles } from '../../payments/index.ts'
import type { PaymentAttempt, PaymentFile } from './contract.ts'

/** A page of payments for the operator, the latest first; `q`: the number of an order, the provider's id or our own. `invalid_cursor`. */
export async function listPayments(
  deps: Deps,
  actor: Actor | undefined,
  { q, after }: { q?: string | undefined; after?: string | undefined },
): Promise<{ payments: PaymentAttempt[]; next: string | null }> {
  requireOperator(actor)
  const place = readPlace(after)
  const sought = q ? await settleSearch(deps, q) : null
  const rows = await paymentFiles.readPayments(deps, sought, { after: place, limit: PAGE_SIZE + 1 })
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const next = last && rows.length > PAGE_SIZE ? encodeCursor([last.at, last.id]) : null
  return { payments: page.map(({ at: _, ...payment }) => attemptOf(payment)), next }
}

async function settleSearch(deps: Deps, q: string): Promise<paymentFiles.SoughtPayment> {
  const order = await refundable.readOrderToRefund(deps, { number: q.toUpperCase() })
  if (order) return { purchaseId: order.purchaseId }
  return paymentFiles.soughtPayment(q)
}

function readPlace(cursor: string | undefined): { at: number; id: string } | null {
  if (cursor === undefined) return null
  const [at, id, ...more] = decodeCursor(cursor) ?? []
  const isOurs = Number.isSafeInteger(at) && Number(at) >= 0 && isUuid(id)
  if (!isOurs || more.length > 0) throw invalidField('after', 'invalid_cursor')
  return { at: Number(at), id }
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
