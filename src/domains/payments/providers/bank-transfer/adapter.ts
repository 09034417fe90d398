import { Failure } from '../../../../values/failure.ts'
import { CURRENCIES } from '../../../../values/money.ts'
import type { ProviderConnection } from '../descriptor.ts'
import type { PaymentProvider } from '../provider.ts'
import { isIban } from './iban.ts'
import { titleOf } from './title.ts'

/**
 * Nobody stands behind it but a bank that sends statements: what came is told by `receiveTransfer`, and what goes back is transferred by
 * people. A refund stays under way until the operator says that it was.
 */
export function bankTransferProvider({ values }: Pick<ProviderConnection, 'values'>): PaymentProvider {
  return {
    start: async ({ paymentId, transferUrl }) => ({ reference: titleOf(paymentId), redirectUrl: transferUrl }),
    async readWebhook() {
      throw new Failure('invalid', 'bad_signature')
    },
    fetchStatus: async () => undefined,
    refund: async () => 'pending',
    // There is nobody to ask: the numbers are reckoned with again, since they may be older than the rule they were entered by.
    async test() {
      const accounts = CURRENCIES.flatMap((currency) => values[`iban${currency}`] ?? [])
      const named = [values.accountHolder, values.bankName].every((name) => name !== undefined && name.trim() !== '')
      if (accounts.length === 0 || !accounts.every(isIban) || !named) throw new Failure('invalid', 'account_unusable')
    },
  }
}
