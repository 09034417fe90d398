import type { Deps } from '../../../platform/deps.ts'
import type { CarrierConnection } from './account.ts'
import type { CARRIER_ACCOUNTS } from './accounts.ts'
import type { CarrierAdapter } from './carrier.ts'
import { inpostAdapter } from './inpost/adapter.ts'

/** What talks to each carrier. */
export const CARRIER_ADAPTERS: Readonly<
  Record<keyof typeof CARRIER_ACCOUNTS, (deps: Deps, connection: CarrierConnection) => CarrierAdapter>
> = { inpost: inpostAdapter }
