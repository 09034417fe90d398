import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { remindOrigins } from './origin/remind-origins.ts'
import { advanceRecall } from './steps/advance.ts'
import { notifyAgain } from './steps/notify-again.ts'
import { compareWithRecalls } from './steps/pause-offers.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'recalls.advance': { recallId: number }
    'recalls.notifyAgain': { recallId: number }
    'recalls.remindOrigins': Nothing
    'recalls.compare': { productIds: readonly number[] }
  }
}

/** What follows a recall, step by step; and offers that come after it. */
export const recallsJobs = (deps: Deps): JobKind[] => [
  ...inLane('mail', [
    { name: 'recalls.advance', run: ({ recallId }) => advanceRecall(deps, recallId) },
    { name: 'recalls.notifyAgain', run: ({ recallId }) => notifyAgain(deps, recallId) },
    { name: 'recalls.remindOrigins', everyMinute: true, run: () => remindOrigins(deps) },
  ]),
  {
    name: 'recalls.compare',
    hears: ['product.changed'],
    priority: 20,
    run: ({ productIds }) => compareWithRecalls(deps, productIds),
  },
]
