import type { Deps } from '../../../platform/deps.ts'
import type { Currency } from '../../../values/money.ts'
import type { PaymentMethod, ProviderFieldName } from '../contract.ts'
import type { AmountLimits } from '../rules/limits.ts'
import type { ProviderField } from './field.ts'
import type { PaymentProvider } from './provider.ts'

/** How a provider is reached with what the operator entered. Secrets are unsealed: never logged, never answered. */
export type ProviderConnection = {
  /** The provider's test environment: no real money. */
  test: boolean
  /** Without a slash at the end. */
  baseUrl: string
  /** Where buyers' browsers find its pages: behind the same address, or at a path of this market for a stand-in of the demo. */
  pages?: string
  /** The address may stand in a private network: only where the configuration names it (`PAYMENT_URLS`), or the demo. */
  privateNetworks: boolean
  /** Complete: every field of the descriptor. */
  values: Partial<Record<ProviderFieldName, string>>
}

/** All that the market has to know of a provider; its code stands in `contract.ts`, its names in the texts. */
export type ProviderDescriptor = {
  /** Takes no real money whatever its keys: for demos and tests. */
  sandbox: boolean
  /** In the order of the operator's form; none: it needs no keys. */
  fields: readonly ProviderField[]
  /** What the buyer can pay with there, as its logo and line say. */
  methods: readonly PaymentMethod[]
  /** Least and most of one payment, grosze (minor units of the currency). A currency that is absent is not taken. */
  limits: AmountLimits
  /** Where what the operator entered decides which of those currencies are taken. */
  currencies?: (values: ProviderConnection['values']) => Currency[]
  /** When the money is known to be there. */
  arrives: 'atOnce' | 'days'
  /** `part`: less than the whole can go back. `days`: so long after the payment money can go back; null: without end. */
  refunds: { part: boolean; days: number | null }
  /** Takes the answer to a dispute from a program: bytes of its files together, characters of its words. Absent: people answer there. */
  evidence?: { bytes: number; characters: number }
  /** Whether it can pay each seller its part itself. */
  split: boolean
  /** Whether there is an environment for tests beside the one with real money. Without it, it is for show where the market is. */
  testEnvironment: boolean
  /** Base addresses without a slash at the end; empty where it needs none. `PAYMENT_URLS` stands above both. */
  addresses: { live: string; test: string }
  connect: (deps: Deps, connection: ProviderConnection) => PaymentProvider
}
