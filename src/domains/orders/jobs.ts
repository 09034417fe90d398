import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/jobs.ts'
import { bookMissedCommissions } from './book-commissions.ts'
import { releaseExpiredHolds } from './end-orders.ts'
import { forgetMarks } from './limit-open-orders.ts'

/** `releaseHold` ends the hold of one purchase in time; `releaseHolds`, once a minute, those that were missed. */
export const ordersJobs = (deps: Deps): JobKind[] => [
  ...inLane('money', [
    {
      name: 'orders.releaseHold',
      run: async (payload: { purchaseId: number }) => void (await releaseExpiredHolds(deps, payload.purchaseId)),
    },
    { name: 'orders.bookCommissions', priority: 20, run: (_, { signal }) => bookMissedCommissions(deps, signal) },
    { name: 'orders.releaseHolds', run: async () => void (await releaseExpiredHolds(deps)) },
  ]),
  { name: 'orders.forgetMarks', run: () => forgetMarks(deps) },
]
