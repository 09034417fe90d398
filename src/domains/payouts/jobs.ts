import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { readOn } from './read-on.ts'
import { tellPaid, tellReturned } from './tell-sellers.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'payouts.readLedger': Nothing
    'payouts.tellPaid': { lineId: number }
    'payouts.tellReturned': { lineId: number }
  }
}

/** Reads what was posted for sellers, so that nobody who asks has much to wait for, and tells sellers of their payouts. */
export const payoutsJobs = (deps: Deps): JobKind[] => [
  ...inLane('money', [{ name: 'payouts.readLedger', priority: 20, everyMinute: true, run: () => readOn(deps) }]),
  { name: 'payouts.tellPaid', run: ({ lineId }) => tellPaid(deps, lineId) },
  { name: 'payouts.tellReturned', run: ({ lineId }) => tellReturned(deps, lineId) },
]
