import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { invalidField } from '../../../../values/failure.ts'
import { must } from '../../../../values/must.ts'
import { atMost } from '../at-most.ts'
import type { ProviderConnection } from '../descriptor.ts'
import type { PaymentProvider } from '../provider.ts'
import { orUnavailable } from '../unanswered.ts'
import { paypalCalls, statusOf } from './calls.ts'
import { captureOrder, createOrder, readOrder } from './orders.ts'
import { readRefund, refundOrder } from './refunds.ts'
import { standingOf } from './standing.ts'
import { followEvent, readEvent } from './webhooks.ts'

/** Milliseconds for all calls of one operation. Buyers are not kept so long: what they began goes on without them. */
const ANSWERED_WITHIN = 8000

/**
 * PayPal, Orders v2, one merchant account. The reference of a payment is the id of its order; what the buyer approved is captured when it
 * is asked about. Amounts in grosze; errors are `OutboundFailure` and `Failure('invalid', 'provider_refused_keys')`.
 */
export function paypalProvider(
  deps: Pick<Deps, 'now' | 'log' | 'config'>,
  connection: ProviderConnection,
  within = ANSWERED_WITHIN,
): PaymentProvider {
  const calls = paypalCalls(deps, connection)
  const fetchStatus: PaymentProvider['fetchStatus'] = async (reference) => {
    const left = atMost(within)
    const order = await readOrder(calls, reference, left)
    if (!order) return undefined
    const standing = standingOf(order)
    return standing === 'approved' ? captureOrder(calls, order, left) : standing
  }
  const reading = { deps, connection, calls, fetchStatus, within }
  return {
    start: (request) => createOrder(calls, request, atMost(within)),
    fetchStatus,
    readWebhook: (raw) => orUnavailable(readEvent(reading, raw).then((event) => followEvent(reading, event))),
    refund: (request) => refundOrder(calls, request, atMost(within)),
    fetchRefund: (request) => readRefund(calls, request, atMost(within)),
    async test() {
      const left = atMost(within)
      await calls.freshToken(left)
      try {
        const params = { id: must(connection.values.webhookId, 'the webhook id') }
        await calls.ask({ to: '/v1/notifications/webhooks/{id}', params }, z.object({ id: z.string() }), left)
      } catch (error) {
        // Without it every webhook would be taken for a forged one.
        if (statusOf(error) === 404) throw invalidField('fields.webhookId', 'provider_refused_keys')
        // An app may be kept from looking at its webhooks; the keys are right all the same.
        if (statusOf(error) !== 403) throw error
      }
    },
  }
}
