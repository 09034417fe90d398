import type { Deps } from '../../platform/deps.ts'
import { isUuid } from '../../values/uuid.ts'
import {
  type FoundPayment,
  findRecord,
  findRecordsOf,
  findRefundsOf,
  findSought,
  findToldOf,
  type PaymentRecord,
  type RefundRecord,
  type SoughtPayment,
  type ToldWebhook,
} from './store/files.ts'

export { listAlarms } from './alarms/list-alarms.ts'
export { readLatestPayment } from './read-payments.ts'
export type { PaymentRecord, SoughtPayment } from './store/files.ts'

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

/** Payments, all or those that were looked for, the latest first. */
export function readPayments(
  deps: Pick<Deps, 'db'>,
  sought: SoughtPayment | null,
  page: { after: { at: number; id: string } | null; limit: number },
): Promise<FoundPayment[]> {
  return findSought(deps.db, sought, page)
}

/** Payments that one search is about, at most. */
const CALLED_SO = 50

/** What a person may call a payment: our id, or the provider's. */
export const soughtPayment = (text: string): SoughtPayment =>
  isUuid(text) ? { id: text, reference: text } : { reference: text }

/** Our ids of payments that a person calls so, the latest first. */
export async function readIdsCalled(deps: Pick<Deps, 'db'>, text: string): Promise<string[]> {
  const found = await findSought(deps.db, soughtPayment(text), { after: null, limit: CALLED_SO })
  return found.map(({ id }) => id)
}

/** What its provider told of a payment, the first hundred, and what of it goes or went back. */
export async function readPaymentHistory(
  deps: Pick<Deps, 'db'>,
  { id, provider, reference }: PaymentRecord,
): Promise<{ webhooks: ToldWebhook[]; refunds: RefundRecord[] }> {
  const webhooks = reference === null ? [] : await findToldOf(deps.db, { provider, reference }, MOST_TOLD)
  return { webhooks, refunds: await findRefundsOf(deps.db, id) }
}
