import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { syncPoints } from './points/sync-points.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'shipping.syncPoints': Nothing
  }
}

/** Keeps the points of carriers as their lists have them. A pass takes minutes, where nobody waits for it. */
export const shippingJobs = (deps: Deps): JobKind[] => [
  {
    name: 'shipping.syncPoints',
    lane: 'imports',
    priority: 30,
    timeLimit: 1500,
    everyMinute: true,
    run: (_, { signal }) => syncPoints(deps, signal),
  },
]
