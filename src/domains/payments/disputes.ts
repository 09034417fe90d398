import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import type { PaymentProviderCode } from './contract.ts'
import { movePayments } from './move-payments.ts'
import { PROVIDERS } from './providers/index.ts'
import type {
  DisputeReport,
  EvidenceFile,
  EvidenceOutcome,
  EvidenceRequest,
  PaymentProvider,
  Webhook,
} from './providers/provider.ts'
import { requireProvider } from './providers-in-use.ts'
import { findReferences, isPurchaseDisputed, lockUnsent, markCovered, writeDisputed } from './store/disputes.ts'
import { lockSiblings, type Payment } from './store/payments.ts'
import { findRefund, type Refund } from './store/refunds.ts'

export { raiseAlarm } from './alarms/raise-alarm.ts'
export type { DisputeReport } from './providers/provider.ts'

const PAID: readonly Payment['status'][] = ['paid', 'refundDue', 'refunded']

/**
 * The payment a dispute is about, locked with its siblings in the caller's transaction. `payment_not_found` when unknown; `payment_not_paid`
 * where its own webhook is still on the way: the provider tells of the dispute again.
 */
export async function lockDisputed(
  deps: Pick<Deps, 'db'>,
  provider: PaymentProviderCode,
  { reference, paymentId }: DisputeReport,
): Promise<Payment> {
  const siblings = await lockSiblings(deps.db, provider, reference, paymentId)
  const payment = siblings.find((one) => one.provider === provider && one.reference === reference)
  if (!payment) throw new Failure('notFound', 'payment_not_found')
  if (!PAID.includes(payment.status)) throw new Failure('conflict', 'payment_not_paid')
  return payment
}

/** While a dispute of it is open nothing of a payment goes back. The payment is locked. */
export function markDisputed(deps: Pick<Deps, 'db'>, paymentId: string, disputed: boolean): Promise<void> {
  return writeDisputed(deps.db, paymentId, disputed)
}

/** Whether a buyer's bank asks for money of a purchase back and nothing is decided: until then nothing of it goes back another way. */
export function isInDispute(deps: Pick<Deps, 'db'>, purchaseId: number): Promise<boolean> {
  return isPurchaseDisputed(deps.db, purchaseId)
}

/** All the money of a locked payment went back by a dispute. */
export async function endDisputed(deps: Pick<Deps, 'db' | 'now'>, paymentId: string): Promise<void> {
  await movePayments(deps, [paymentId], 'sentBack')
  await movePayments(deps, [paymentId], 'refunded')
}

/**
 * Refunds of a locked payment that were not sent: `covered` by an amount (minor units) that the buyer's bank has taken, each wholly and the
 * oldest first and noted as such, and those that are `left`.
 */
export async function splitUnsent(
  deps: Pick<Deps, 'db'>,
  paymentId: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<{ covered: Refund[]; left: number[] }> {
  let purse = amount
  const covered: Refund[] = []
  const left: number[] = []
  for (const one of await lockUnsent(deps.db, paymentId)) {
    if (one.way !== 'provider' || one.currency !== currency || one.amount > purse) left.push(one.id)
    else {
      purse -= one.amount
      covered.push(must(await findRefund(deps.db, one.id), `refund ${one.id}`))
    }
  }
  await markCovered(
    deps.db,
    covered.map(({ id }) => id),
  )
  return { covered, left }
}

/** How a payment stands, asked by the provider's own name of it; undefined while it is open. Throws when the provider does not answer. */
export async function readStatusOf(
  deps: Deps,
  provider: PaymentProviderCode,
  reference: string,
): Promise<Webhook | undefined> {
  return (await requireProvider(deps, provider)).fetchStatus(reference)
}

/** What a provider takes as the answer to a dispute from a program; null where people answer there. */
export const evidenceRules = (provider: PaymentProviderCode): { bytes: number; characters: number } | null =>
  PROVIDERS[provider].evidence ?? null

/** Brings a file to a provider that takes answers; its name of it there. */
export async function uploadEvidence(
  deps: Deps,
  provider: PaymentProviderCode,
  file: EvidenceFile,
): Promise<{ file: string } | { refused: string }> {
  return evidenceOf(await requireProvider(deps, provider), provider).upload(file)
}

/** Answers a dispute, once a key. */
export async function submitEvidence(
  deps: Deps,
  provider: PaymentProviderCode,
  request: EvidenceRequest,
): Promise<EvidenceOutcome> {
  return evidenceOf(await requireProvider(deps, provider), provider).submit(request)
}

const evidenceOf = ({ evidence }: PaymentProvider, code: PaymentProviderCode) => must(evidence, `evidence at ${code}`)

/** What providers call payments, by our ids. */
export function readReferences(deps: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Map<string, string | null>> {
  return findReferences(deps.db, ids)
}
