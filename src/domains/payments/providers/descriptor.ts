import type { Deps } from '../../../platform/deps.ts'
import type { ProviderField } from './field.ts'
import type { PaymentProvider } from './provider.ts'

/** All that the market has to know of a provider; its code stands in `contract.ts`, its names in the texts. */
export type ProviderDescriptor = {
  /** Takes no real money: for demos and tests. */
  sandbox: boolean
  /** In the order of the operator's form; none: it needs no keys. */
  fields: readonly ProviderField[]
  /** How payments reach it. Absent: its keys can be kept, but this version takes no payments through it. */
  connection?: {
    /** Whether buyers may choose it now. */
    isConfigured: (deps: Deps) => boolean
    connect: (deps: Deps) => PaymentProvider
  }
}
