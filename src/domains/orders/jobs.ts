import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { releaseExpiredHolds } from './end-orders.ts'

/** `releaseHold` ends the hold of one purchase in time; `releaseHolds`, once a minute, those that were missed. */
export const ordersJobs = (deps: Deps): JobKind[] => [
  {
    name: 'orders.releaseHold',
    run: async (payload: { purchaseId: number }) => void (await releaseExpiredHolds(deps, payload.purchaseId)),
  },
  { name: 'orders.releaseHolds', run: async () => void (await releaseExpiredHolds(deps)) },
]
