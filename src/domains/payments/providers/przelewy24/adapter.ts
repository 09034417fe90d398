import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { atMost } from '../at-most.ts'
import type { ProviderConnection } from '../descriptor.ts'
import type { PaymentProvider } from '../provider.ts'
import { orUnavailable } from '../unanswered.ts'
import { p24Calls } from './calls.ts'
import { readNotification } from './notifications.ts'
import { readRefund, refundTransaction } from './refunds.ts'
import { readTransaction, register, settle } from './transactions.ts'

/** Milliseconds for all calls of one operation. Somebody waits for the first. */
const WHILE_BUYER_WAITS = 4000
const FOR_A_JOB = 15_000

/**
 * Przelewy24, one shop. The reference of a payment is its session id; what the buyer paid is verified when it is heard of or asked about.
 * Amounts in grosze; errors are `OutboundFailure` and `Failure('invalid', 'provider_refused_keys')`.
 */
export function przelewy24Provider(
  deps: Pick<Deps, 'log' | 'config'>,
  connection: ProviderConnection,
): PaymentProvider {
  const within = (milliseconds: number) => p24Calls(deps, connection, atMost(milliseconds))
  const { publicUrl } = deps.config
  return {
    async start(request) {
      const { sessionId, token } = await register(within(WHILE_BUYER_WAITS), deps, request)
      return { reference: sessionId, redirectUrl: `${connection.baseUrl}/trnRequest/${token}` }
    },
    readWebhook: ({ rawBody }) => orUnavailable(readNotification(within(WHILE_BUYER_WAITS), deps, rawBody)),
    async fetchStatus(reference) {
      const calls = within(WHILE_BUYER_WAITS)
      const found = await readTransaction(calls, reference)
      return found && settle(calls, deps, reference, found)
    },
    refund: (request) =>
      refundTransaction(within(FOR_A_JOB), request, publicUrl && `${publicUrl}/api/payments/webhooks/przelewy24`),
    fetchRefund: (request) => readRefund(within(FOR_A_JOB), request),
    test: async () => void (await within(WHILE_BUYER_WAITS).ask({ to: '/testAccess' }, z.literal(true))),
  }
}
