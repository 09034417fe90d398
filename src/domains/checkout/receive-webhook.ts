import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { settleChargeback } from '../chargebacks/index.ts'
import type { PaymentProviderCode } from '../payments/contract.ts'
import { disputed, receivedWebhooks } from '../payments/index.ts'
import { coverRefund } from './refund-payment.ts'
import { settleWebhook } from './settle-payment.ts'

type Raw = Parameters<typeof receivedWebhooks.readWebhook>[2]
type Came = receivedWebhooks.Came

/**
 * Takes what somebody sent as a provider's webhook, and writes down what came of it. What is refused (`bad_signature`, `malformed_webhook`,
 * `payment_not_found`) has no effect and is logged by its code alone: its words are a stranger's.
 */
export async function receiveWebhook(deps: Deps, provider: PaymentProviderCode, raw: Raw): Promise<void> {
  const save = (came: Came) => receivedWebhooks.saveReceived(deps, provider, raw.rawBody, came)
  let report: Came['report']
  try {
    report = await receivedWebhooks.readWebhook(deps, provider, raw)
    const result = report ? await settleReport(deps, provider, report) : 'nothing'
    await save({ report, result, refusal: null })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    deps.log.warn({ provider, webhookRefused: error.code })
    await save({ report, result: 'refused', refusal: error.code })
    throw error
  }
}

/** Does what follows from a webhook that was understood: for one that comes, and for one that the operator replays. Twice changes nothing twice. */
export async function settleReport(
  deps: Deps,
  provider: PaymentProviderCode,
  report: receivedWebhooks.Report,
): Promise<'applied' | 'known'> {
  if ('disputeId' in report) {
    await settleDispute(deps, provider, report)
    return 'applied'
  }
  const change = await settleWebhook(deps, { provider, webhook: report })
  if (change === 'refused') throw new Failure('conflict', 'payment_amount_differs')
  return change === 'none' ? 'known' : 'applied'
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
