import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { settleSchedules, sweepSchedules } from './settle-schedules.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'catalog.settlePrices': { versionId: number }
    'catalog.sweepPrices': Nothing
  }
}

/** Begins and ends planned prices: each when it is due, and every minute those whose job was lost. */
export const pricingJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.settlePrices', run: ({ versionId }) => settleSchedules(deps, versionId) },
  { name: 'catalog.sweepPrices', everyMinute: true, run: () => sweepSchedules(deps) },
]
