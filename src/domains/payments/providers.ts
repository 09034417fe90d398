import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { readSecret } from '../settings/index.ts'
import type { PaymentProvider } from './adapters/provider.ts'
import { sandboxProvider } from './adapters/sandbox.ts'
import type { PaymentProviderCode } from './contract.ts'

/** Secret that the sandbox provider shares with the market. */
export const sandboxSecret = (deps: Deps) => readSecret(deps, 'sandbox')

/** Providers a buyer may choose, in the order in which they are offered. */
export function configuredProviders(deps: Deps): PaymentProviderCode[] {
  return deps.config.sandboxPayments ? ['sandbox'] : []
}

/** The provider behind a code; `provider_not_configured` when this market does not use it. */
export function requireProvider(deps: Deps, code: PaymentProviderCode): PaymentProvider {
  if (!configuredProviders(deps).includes(code)) throw invalidField('provider', 'provider_not_configured')
  switch (code) {
    case 'sandbox':
      return sandboxProvider({ secret: () => sandboxSecret(deps), baseUrl: ownAddress(deps), now: deps.now })
    default:
      throw new Failure('unavailable', 'provider_not_configured')
  }
}

/**
 * Address of the sandbox: this program's own unless it does not serve. Never taken from a request: the signed calls must not go elsewhere.
 */
function ownAddress({ config }: Deps): string {
  if (config.sandboxUrl) return config.sandboxUrl
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`
}
