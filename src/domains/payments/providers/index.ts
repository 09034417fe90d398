import type { Deps } from '../../../platform/deps.ts'
import { invalidField } from '../../../values/failure.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderCode } from '../contract.ts'
import type { ProviderDescriptor } from './descriptor.ts'
import { paypal } from './paypal/index.ts'
import type { PaymentProvider } from './provider.ts'
import { przelewy24 } from './przelewy24/index.ts'
import { sandbox } from './sandbox/index.ts'
import { stripe } from './stripe/index.ts'

export const PROVIDERS: Readonly<Record<PaymentProviderCode, ProviderDescriptor>> = {
  sandbox,
  stripe,
  paypal,
  przelewy24,
}

/** Providers a buyer may choose, in the order in which they are offered. */
export function configuredProviders(deps: Deps): PaymentProviderCode[] {
  return PAYMENT_PROVIDERS.filter((code) => PROVIDERS[code].connection?.isConfigured(deps))
}

/** The provider behind a code; `provider_not_configured` when this market does not use it. */
export function requireProvider(deps: Deps, code: PaymentProviderCode): PaymentProvider {
  const { connection } = PROVIDERS[code]
  if (!connection?.isConfigured(deps)) throw invalidField('provider', 'provider_not_configured')
  return connection.connect(deps)
}
