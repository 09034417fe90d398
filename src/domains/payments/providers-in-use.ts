import { remember } from '../../platform/cache/remember.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { readSettings } from '../settings/index.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderCode } from './contract.ts'
import { KEYS_PREFIX, openKeys, type StoredKeys } from './provider-keys/stored-keys.ts'
import type { ProviderConnection } from './providers/descriptor.ts'
import { PROVIDERS } from './providers/index.ts'
import type { PaymentProvider } from './providers/provider.ts'

/** What the operator decided: which come first, and which are not offered. Providers that are not named come last, and are offered. */
export type ProviderOffer = { order: PaymentProviderCode[]; off: PaymentProviderCode[] }
export const OFFER_SETTING = 'paymentOffer'

/**
 * `ready`: buyers may choose it · `off`: switched off by the operator · `testKeys`: connected to its test environment in a market that takes
 * real money · `incomplete`: keys are missing · `unreadable`: keys were sealed under another master key · `unavailable`: not in this market or
 * version. What was paid at a provider that is `off` or at `testKeys` is still heard of and given back.
 */
export const PROVIDER_STATES = ['ready', 'off', 'testKeys', 'incomplete', 'unreadable', 'unavailable'] as const
export type ProviderState = (typeof PROVIDER_STATES)[number]

export type ProviderStanding = {
  code: PaymentProviderCode
  state: ProviderState
  connection: ProviderConnection | undefined
}

/** All providers in the order in which buyers are offered them. One statement. */
export async function readStandings(deps: Deps): Promise<ProviderStanding[]> {
  const settings = await readSettings(deps)
  const { order, off } = (settings.get(OFFER_SETTING) ?? { order: [], off: [] }) as ProviderOffer
  const sorted = [...new Set([...order.filter((code) => PROVIDERS[code]), ...PAYMENT_PROVIDERS])]
  return sorted.map((code) => {
    const connection = connectionOf(deps, code, settings.get(KEYS_PREFIX + code) as StoredKeys | undefined)
    if (typeof connection === 'string') return { code, state: connection, connection: undefined }
    return { code, state: off.includes(code) ? 'off' : isForShow(deps, connection) ? 'testKeys' : 'ready', connection }
  })
}

/** Every order asks. Whoever starts a payment reads what is true now. */
const remembered = remember(5000, readOffered)

async function readOffered(deps: Deps): Promise<PaymentProviderCode[]> {
  return (await readStandings(deps)).filter(({ state }) => state === 'ready').map(({ code }) => code)
}

/** Providers a buyer may choose, in the order in which they are offered; at most five seconds old where another process changed them. */
export const configuredProviders = (deps: Deps): Promise<PaymentProviderCode[]> => remembered.get(deps)

/** To be called once a change of keys or of the offer is committed. */
export const clearOffered = (deps: Deps): void => void remembered.clear(deps)

/**
 * The provider behind a code, also one that is not offered any more: what was paid there is still heard of and given back.
 * `provider_not_configured` without its keys, `provider_keys_unreadable` when the master key does not open them.
 */
export async function requireProvider(deps: Deps, code: PaymentProviderCode): Promise<PaymentProvider> {
  return connect(
    deps,
    (await readStandings(deps)).find((one) => one.code === code),
  )
}

/** The same for a new payment: only one that buyers may choose. */
export async function requireOffered(deps: Deps, code: PaymentProviderCode): Promise<PaymentProvider> {
  const standing = (await readStandings(deps)).find((one) => one.code === code)
  if (standing?.state === 'off' || standing?.state === 'testKeys') {
    throw invalidField('provider', 'provider_not_configured')
  }
  return connect(deps, standing)
}

function connect(deps: Deps, standing: ProviderStanding | undefined): PaymentProvider {
  if (standing?.state === 'unreadable') {
    deps.log.error({ provider: standing.code, keys: 'sealed under another SECRET_KEY: they have to be entered again' })
    throw new Failure('unavailable', 'provider_keys_unreadable')
  }
  const provider = standing?.connection && PROVIDERS[standing.code].connect?.(deps, standing.connection)
  if (!provider) throw invalidField('provider', 'provider_not_configured')
  return provider
}

function connectionOf(
  deps: Deps,
  code: PaymentProviderCode,
  stored: StoredKeys | undefined,
): ProviderConnection | 'unavailable' | 'incomplete' | 'unreadable' {
  const { sandbox, fields, addresses, connect: canConnect } = PROVIDERS[code]
  if (!canConnect || (sandbox && !deps.config.sandboxPayments)) return 'unavailable'
  const values = openKeys(deps, fields, stored)
  if (typeof values === 'string') return values
  const test = sandbox || stored?.test !== false
  const own = deps.config.paymentUrls[code]
  return {
    ...{ test, values },
    baseUrl: own ?? (test ? addresses.test : addresses.live),
    privateNetworks: own !== undefined,
  }
}

/** Nobody buys for nothing where goods are real: test environments follow the same switch as the sandbox. */
const isForShow = ({ config }: Deps, { test }: ProviderConnection) => test && !config.sandboxPayments
