import type { Deps } from '../../../platform/deps.ts'
import type { CarrierConnection } from './account.ts'
import type { CARRIER_ACCOUNTS } from './accounts.ts'
import type { CarrierAdapter, ListPoints } from './carrier.ts'
import { dpdAdapter } from './dpd/adapter.ts'
import { glsAdapter } from './gls/adapter.ts'
import { inpostAdapter } from './inpost/adapter.ts'
import { inpostPoints } from './inpost/points.ts'

/** What talks to each carrier. */
export const CARRIER_ADAPTERS: Readonly<
  Record<keyof typeof CARRIER_ACCOUNTS, (deps: Deps, connection: CarrierConnection) => CarrierAdapter>
> = { inpost: inpostAdapter, dpd: dpdAdapter, gls: glsAdapter }

/** What reads the lists of points of the carriers that have one; undefined: the operator has entered nothing to ask with. */
export const POINT_LISTS: Readonly<Record<string, (deps: Deps) => ListPoints | undefined>> = { inpost: inpostPoints }
