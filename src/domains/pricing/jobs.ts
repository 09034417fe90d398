import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { settleSchedules, sweepSchedules } from './settle-schedules.ts'

/** `sweepPrices` runs once a minute. */
export const pricingJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.settlePrices', run: (payload: { versionId: number }) => settleSchedules(deps, payload.versionId) },
  { name: 'catalog.sweepPrices', run: () => sweepSchedules(deps) },
]
