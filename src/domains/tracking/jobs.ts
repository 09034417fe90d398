import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import type { IncidentReason } from '../shipping/contract.ts'
import { askCarriers } from './ask-carriers.ts'
import { followOrder } from './follow.ts'
import { purgeRaw } from './purge-raw.ts'
import type { NearMeaning } from './rules/fold-tracking.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    /** A parcel, by its number, has come so near that its buyer is told. */
    'shipment.near': { orderId: number; number: string; meaning: NearMeaning }
    /** Something keeps a parcel, by its number, from going on. */
    'shipment.incident': { orderId: number; number: string; reason: IncidentReason }
  }
  interface Jobs {
    'tracking.follow': { orderId: number }
    'tracking.askCarriers': Nothing
    'tracking.purgeRaw': Nothing
  }
}

/** What has left is followed until it has arrived. */
export const trackingJobs = (deps: Deps): JobKind[] => [
  { name: 'tracking.follow', hears: ['order.stepTaken'], run: ({ orderId }) => followOrder(deps, orderId) },
  {
    name: 'tracking.askCarriers',
    everyMinute: true,
    timeLimit: 300,
    run: (_, { signal }) => askCarriers(deps, signal),
  },
  { name: 'tracking.purgeRaw', everyMinute: true, run: () => purgeRaw(deps) },
]
