import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { settleChargeback } from '../chargebacks/index.ts'
import type { PaymentProviderCode } from '../payments/contract.ts'
import { disputed, readWebhook } from '../payments/index.ts'
import { coverRefund } from './refund-payment.ts'
import { settleWebhook } from './settle-payment.ts'

type Raw = Parameters<typeof readWebhook>[2]

/**
 * Takes what somebody sent as a provider's webhook. What is refused (`bad_signature`, `malformed_webhook`, `payment_not_found`) has no effect
 * and is logged by its code alone: its words are a stranger's.
 */
export async function receiveWebhook(deps: Deps, provider: PaymentProviderCode, raw: Raw): Promise<void> {
  try {
    const webhook = await readWebhook(deps, provider, raw)
    if (webhook && 'disputeId' in webhook) await settleDispute(deps, provider, webhook)
    else if (webhook && (await settleWebhook(deps, { provider, webhook })) === 'refused') {
      throw new Failure('conflict', 'payment_amount_differs')
    }
  } catch (error) {
    if (error instanceof Failure) deps.log.warn({ provider, webhookRefused: error.code })
    throw error
  }
}

/** A dispute may be told of before the payment's own webhook: the provider is asked about that first. */
async function settleDispute(deps: Deps, provider: PaymentProviderCode, report: disputed.DisputeReport): Promise<void> {
  try {
    await settleChargeback(deps, { provider, report, coverRefund })
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'payment_not_paid') throw error
    const told = await disputed.readStatusOf(deps, provider, report.reference)
    if (!told) throw error
    await settleWebhook(deps, { provider, webhook: told })
    await settleChargeback(deps, { provider, report, coverRefund })
  }
}
