import type { Deps } from '../../platform/deps.ts'
import {
  findRecord,
  findRecordsByReference,
  findRecordsOf,
  findRefundsOf,
  findToldOf,
  type PaymentRecord,
  type RefundRecord,
  type ToldWebhook,
} from './store/files.ts'

export { readLatestPayment } from './read-payments.ts'
export type { PaymentRecord } from './store/files.ts'

/** What a provider told of one payment, at most. */
const MOST_TOLD = 100

/** All attempts to pay a purchase, the oldest first; minor units. */
export function readPaymentsOfPurchase(deps: Pick<Deps, 'db'>, purchaseId: number): Promise<PaymentRecord[]> {
  return findRecordsOf(deps.db, purchaseId)
}

/** A payment by our id. */
export function readPayment(deps: Pick<Deps, 'db'>, id: string): Promise<PaymentRecord | undefined> {
  return findRecord(deps.db, id)
}

/** Payments that some provider calls so, the latest first. */
export function readPaymentsCalled(deps: Pick<Deps, 'db'>, reference: string, limit: number): Promise<PaymentRecord[]> {
  return findRecordsByReference(deps.db, reference, limit)
}

/** What its provider told of a payment, the first hundred, and what of it goes or went back. */
export async function readPaymentHistory(
  deps: Pick<Deps, 'db'>,
  { id, provider, reference }: PaymentRecord,
): Promise<{ webhooks: ToldWebhook[]; refunds: RefundRecord[] }> {
  const webhooks = reference === null ? [] : await findToldOf(deps.db, { provider, reference }, MOST_TOLD)
  return { webhooks, refunds: await findRefundsOf(deps.db, id) }
}
