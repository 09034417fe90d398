import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { Failure } from '../../../../values/failure.ts'
import { atMost } from '../at-most.ts'
import type { ProviderConnection } from '../descriptor.ts'
import type { PaymentProvider } from '../provider.ts'
import { orUnavailable } from '../unanswered.ts'
import { isAllowed } from './allowed.ts'
import { p24Calls } from './calls.ts'
import { readNotification } from './notifications.ts'
import { readRefund, refundTransaction } from './refunds.ts'
import { readTransaction, register, settle } from './transactions.ts'

/** Milliseconds for all calls of one operation. Buyers are not kept so long: what they began goes on without them. */
const ANSWERED_WITHIN = 8000

/**
 * Przelewy24, one shop. The reference of a payment is its session id; what the buyer paid is verified when it is heard of or asked about.
 * Amounts in grosze; errors are `OutboundFailure` and `Failure('invalid', 'provider_refused_keys')`.
 */
export function przelewy24Provider(
  deps: Pick<Deps, 'log' | 'config'>,
  connection: ProviderConnection,
  within = ANSWERED_WITHIN,
): PaymentProvider {
  const begin = () => p24Calls(deps, connection, atMost(within))
  return {
    async start(request) {
      const { sessionId, token } = await register(begin(), deps, request)
      return {
        reference: sessionId,
        redirectUrl: new URL(`${connection.pages ?? connection.baseUrl}/trnRequest/${token}`, request.returnUrl).href,
      }
    },
    async readWebhook({ rawBody, address }) {
      if (!isAllowed(address, deps.config.przelewy24Addresses)) throw new Failure('invalid', 'bad_signature')
      return orUnavailable(readNotification(begin(), rawBody))
    },
    async fetchStatus(reference) {
      const calls = begin()
      const found = await readTransaction(calls, reference)
      return found && settle(calls, reference, found)
    },
    refund: (request) => refundTransaction(begin(), request),
    fetchRefund: (request) => readRefund(begin(), request),
    test: async () => void (await begin().ask({ to: '/testAccess' }, z.literal(true))),
  }
}
