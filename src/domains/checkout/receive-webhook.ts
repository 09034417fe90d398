import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { PaymentProviderCode } from '../payments/contract.ts'
import { readWebhook } from '../payments/index.ts'
import { settleWebhook } from './settle-payment.ts'

type Raw = Parameters<typeof readWebhook>[2]

/**
 * Takes what somebody sent as a provider's webhook. What is refused (`bad_signature`, `malformed_webhook`, `payment_not_found`) has no effect
 * and is logged by its code alone: its words are a stranger's.
 */
export async function receiveWebhook(deps: Deps, provider: PaymentProviderCode, raw: Raw): Promise<void> {
  try {
    const webhook = await readWebhook(deps, provider, raw)
    if (webhook) await settleWebhook(deps, { provider, webhook })
  } catch (error) {
    if (error instanceof Failure) deps.log.warn({ provider, webhookRefused: error.code })
    throw error
  }
}
