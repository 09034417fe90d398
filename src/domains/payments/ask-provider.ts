import type { Deps } from '../../platform/deps.ts'
import { answeredWithin } from '../../platform/limits/answered-within.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import type { PaymentProviderCode } from './contract.ts'
import type { DisputeReport, PaymentProvider, RawWebhook, Webhook } from './providers/provider.ts'
import { requireProvider } from './providers-in-use.ts'
import { type Check, findMaybePaid } from './store/checks.ts'

export type StatusReport = { provider: PaymentProviderCode; webhook: Webhook }
/** How a provider is reached. */
export type ProviderOf = (deps: Deps, code: PaymentProviderCode) => PaymentProvider | Promise<PaymentProvider>

const DAY = 86_400_000
/** A buyer who comes back later than that reads what is known. */
const ASKED_ON_RETURN = 30 * DAY

/**
 * Asks the providers how the payments of a purchase stand, also those that were said to have failed. A provider that does not answer
 * within `patience` milliseconds is logged and left out.
 */
export async function askAboutPurchase(deps: Deps, purchaseId: number, patience: number): Promise<StatusReport[]> {
  const since = new Date(deps.now().getTime() - ASKED_ON_RETURN)
  const payments = await findMaybePaid(deps.db, purchaseId, since)
  const answers = payments.map((payment) =>
    answeredWithin(patience, askProvider(deps, payment, requireProvider)).catch(() => undefined),
  )
  return (await Promise.all(answers)).filter((report) => report !== undefined)
}

/** What the provider says of a payment; undefined while it is open. Throws, and logs, when it does not answer. */
export async function askProvider(
  deps: Deps,
  payment: Check,
  providerOf: ProviderOf,
): Promise<StatusReport | undefined> {
  const { id, provider, reference } = payment
  try {
    const webhook = await (await providerOf(deps, provider)).fetchStatus(reference)
    return webhook && { provider, webhook }
  } catch (error) {
    deps.log.warn({ payment: id, provider, asked: describeError(error).message })
    throw error
  }
}

/** Reads a webhook as it came over HTTP; `bad_signature` when it is not the provider's, undefined when it tells nothing of a payment. */
export async function readWebhook(
  deps: Deps,
  provider: PaymentProviderCode,
  raw: RawWebhook,
): Promise<Webhook | DisputeReport | undefined> {
  return (await requireProvider(deps, provider)).readWebhook(raw)
}
