import type { PaymentProviderCode } from '../../../../domains/payments/contract.ts'
import type { TextKey } from '../../../texts/registry.ts'

type Key = TextKey<'webhooks'>

const KINDS = ['paid', 'cancelled', 'failed', 'refunded', 'refundFailed', 'differs'] as const

/** Key of what a webhook told. */
export function kindKey(kind: string | null): Key {
  if (kind?.startsWith('dispute_')) return 'kind_dispute'
  const known = KINDS.find((one) => one === kind)
  return known ? `kind_${known}` : 'kind_none'
}

/** Key of a provider's name. */
export const providerKey = (code: PaymentProviderCode): Key =>
  code === 'bank-transfer' ? 'provider_bank_transfer' : `provider_${code}`
