import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { readSecret } from '../settings/index.ts'
import type { PaymentOperator } from './adapters/operator.ts'
import { sandboxOperator } from './adapters/sandbox.ts'
import type { PaymentOperatorCode } from './contract.ts'

/** Secret that the sandbox operator shares with the market. */
export const sandboxSecret = (deps: Deps) => readSecret(deps, 'sandbox')

/** Operators a buyer may choose, in the order in which they are offered. */
export function configuredOperators(deps: Deps): PaymentOperatorCode[] {
  return deps.config.sandboxPayments ? ['sandbox'] : []
}

/** The operator behind a code; `operator_not_configured` when this market does not use it. */
export function requireOperator(deps: Deps, code: PaymentOperatorCode): PaymentOperator {
  if (!configuredOperators(deps).includes(code)) throw invalidField('operator', 'operator_not_configured')
  switch (code) {
    case 'sandbox':
      return sandboxOperator({ secret: () => sandboxSecret(deps), baseUrl: ownAddress(deps), now: deps.now })
    default:
      throw new Failure('unavailable', 'operator_not_configured')
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
