import { Failure } from '../../../../values/failure.ts'
import type { PaymentProvider } from '../provider.ts'
import { titleOf } from './title.ts'

/**
 * Nobody stands behind it but a bank that sends statements: what came is told by `receiveTransfer`, and what goes back is transferred by
 * people. A refund stays under way until the operator says that it was.
 */
export function bankTransferProvider(): PaymentProvider {
  return {
    start: async ({ paymentId, transferUrl }) => ({ reference: titleOf(paymentId), redirectUrl: transferUrl }),
    async readWebhook() {
      throw new Failure('invalid', 'bad_signature')
    },
    fetchStatus: async () => undefined,
    refund: async () => 'pending',
    test: async () => undefined,
  }
}
