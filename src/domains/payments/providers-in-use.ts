import { remember } from '../../platform/cache/remember.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Currency, Minor } from '../../values/money.ts'
import { readSettings } from '../settings/index.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderCode, type ProviderState } from './contract.ts'
import { KEYS_PREFIX, openKeys, type StoredKeys, standInPages } from './provider-keys/stored-keys.ts'
import type { ProviderConnection } from './providers/descriptor.ts'
import { PROVIDERS } from './providers/index.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { type AmountLimits, refusalOf } from './rules/limits.ts'

/** What the operator decided: which come first, and which are not offered. Providers that are not named come last, and are offered. */
export type ProviderOffer = { order: PaymentProviderCode[]; off: PaymentProviderCode[] }
export const OFFER_SETTING = 'paymentOffer'

type Sum = { amount: Minor; currency: Currency }

export type ProviderStanding = {
  code: PaymentProviderCode
  state: ProviderState
  /** Switched off by the operator, whatever else is missing. */
  off: boolean
  connection: ProviderConnection | undefined
  /** What it takes with what the operator entered; nothing where it is not connected. */
  limits: AmountLimits
}

/** All providers in the order in which buyers are offered them. One statement. */
export async function readStandings(deps: Deps): Promise<ProviderStanding[]> {
  const settings = await readSettings(deps)
  const { order, off } = (settings.get(OFFER_SETTING) ?? { order: [], off: [] }) as ProviderOffer
  const sorted = [...new Set([...order.filter((code) => PROVIDERS[code]), ...PAYMENT_PROVIDERS])]
  return sorted.map((code) => {
    const found = connectionOf(deps, code, settings.get(KEYS_PREFIX + code) as StoredKeys | undefined)
    const isOff = off.includes(code)
    if (typeof found === 'string') return { code, state: found, off: isOff, connection: undefined, limits: {} }
    const state = isOff ? 'off' : isForShow(deps, found) ? 'testKeys' : 'ready'
    return { code, state, off: isOff, connection: found, limits: limitsWith(code, found) }
  })
}

/** Every order asks. Whoever starts a payment reads what is true now. */
const remembered = remember(5000, readOffered)

async function readOffered(deps: Deps): Promise<AmountLimits[]> {
  return (await readStandings(deps)).filter(({ state }) => state === 'ready').map(({ limits }) => limits)
}

/**
 * Throws `no_payment_provider` where buyers have none to choose, `sum_not_payable_online` where none takes the sum. At most five seconds old
 * where another process changed them.
 */
export async function requirePayable(deps: Deps, sum: Sum): Promise<void> {
  const offered = await remembered.get(deps)
  if (offered.length === 0) throw new Failure('unavailable', 'no_payment_provider')
  if (offered.some((limits) => !refusalOf(limits, sum))) return
  throw new Failure('conflict', 'sum_not_payable_online')
}

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

/**
 * The same for a new payment: only one that buyers may choose, and that takes the sum; `provider_cannot_take`. `sandbox`: no money moves there.
 */
export async function requireOffered(
  deps: Deps,
  code: PaymentProviderCode,
  sum: Sum,
): Promise<{ provider: PaymentProvider; sandbox: boolean }> {
  const standing = (await readStandings(deps)).find((one) => one.code === code)
  if (standing?.state === 'off' || standing?.state === 'testKeys') {
    throw invalidField('provider', 'provider_not_configured')
  }
  if (standing?.state === 'ready' && refusalOf(standing.limits, sum)) {
    throw invalidField('provider', 'provider_cannot_take')
  }
  return { provider: connect(deps, standing), sandbox: standing?.connection?.test === true }
}

function connect(deps: Deps, standing: ProviderStanding | undefined): PaymentProvider {
  if (standing?.state === 'unreadable') {
    deps.log.error({ provider: standing.code, keys: 'sealed under another SECRET_KEY: they have to be entered again' })
    throw new Failure('unavailable', 'provider_keys_unreadable')
  }
  if (!standing?.connection) throw invalidField('provider', 'provider_not_configured')
  return PROVIDERS[standing.code].connect(deps, standing.connection)
}

function connectionOf(
  deps: Deps,
  code: PaymentProviderCode,
  stored: StoredKeys | undefined,
): ProviderConnection | 'unavailable' | 'incomplete' | 'unreadable' {
  const { sandbox, fields, addresses, currencies, testEnvironment } = PROVIDERS[code]
  if (sandbox && !deps.config.sandboxPayments) return 'unavailable'
  const standIn = stored?.standIn ? deps.config.standIns[code] : undefined
  // Keys of the demo fit nothing but its own stand-ins: where none run, nobody pays with them and no webhook is theirs.
  if (stored?.standIn && standIn === undefined) return 'unavailable'
  const values = openKeys(deps, fields, stored)
  if (typeof values === 'string') return values
  if (currencies?.(values).length === 0) return 'incomplete'
  const test = sandbox || (testEnvironment ? stored?.test !== false : deps.config.sandboxPayments)
  const own = stored?.standIn ? standIn : deps.config.paymentUrls[code]
  const baseUrl = own ?? (test ? addresses.test : addresses.live)
  const pages = stored?.standIn ? { pages: standInPages(code) } : {}
  return { test, values, baseUrl, ...pages, privateNetworks: own !== undefined }
}

/** Nobody buys for nothing where goods are real: test environments follow the same switch as the sandbox. */
const isForShow = ({ config }: Deps, { test }: ProviderConnection) => test && !config.sandboxPayments

function limitsWith(code: PaymentProviderCode, { values }: ProviderConnection): AmountLimits {
  const { limits, currencies } = PROVIDERS[code]
  if (!currencies) return limits
  return Object.fromEntries(currencies(values).flatMap((one) => (limits[one] ? [[one, limits[one]]] : [])))
}
