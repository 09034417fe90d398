import type { PaymentProviderCode } from '../contract.ts'
import { bankTransfer } from './bank-transfer/index.ts'
import type { ProviderDescriptor } from './descriptor.ts'
import { paypal } from './paypal/index.ts'
import { przelewy24 } from './przelewy24/index.ts'
import { sandbox } from './sandbox/index.ts'
import { stripe } from './stripe/index.ts'

export const PROVIDERS: Readonly<Record<PaymentProviderCode, ProviderDescriptor>> = {
  sandbox,
  stripe,
  paypal,
  przelewy24,
  'bank-transfer': bankTransfer,
}
