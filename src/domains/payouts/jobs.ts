import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { notifyPaid, notifyReturned } from './notify-sellers.ts'
import { readOn } from './read-on.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'payouts.readLedger': Nothing
    'payouts.notifyPaid': { lineId: number }
    'payouts.notifyReturned': { lineId: number }
  }
}

/** Reads what was posted for sellers, so that nobody who asks has much to wait for, and tells sellers of their payouts. */
export const payoutsJobs = (deps: Deps): JobKind[] => [
  ...inLane('money', [{ name: 'payouts.readLedger', priority: 20, everyMinute: true, run: () => readOn(deps) }]),
  { name: 'payouts.notifyPaid', run: ({ lineId }) => notifyPaid(deps, lineId) },
  { name: 'payouts.notifyReturned', run: ({ lineId }) => notifyReturned(deps, lineId) },
]
