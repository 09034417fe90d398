import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeBulkRuns } from './purge-bulk-runs.ts'
import { refreshProductLists } from './refresh-product-list.ts'
import { runBulk } from './run-bulk.ts'
import { undoSteps } from './undo-steps.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'catalog.runBulk': { runId: number }
    'catalog.undoBulk': { runId: number }
    'catalog.refreshAssortments': Nothing
    'catalog.forgetBulkRuns': Nothing
  }
}

/** Runs and undoes changes of many in steps, keeps the counts of lists, and removes old runs. */
export const productListJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.runBulk', timeLimit: 300, run: ({ runId }) => runBulk(deps, runId) },
  { name: 'catalog.undoBulk', timeLimit: 300, run: ({ runId }) => undoSteps(deps, runId) },
  {
    name: 'catalog.refreshAssortments',
    hears: ['product.changed'],
    onceInSeconds: 5,
    everyMinute: true,
    run: () => refreshProductLists(deps),
  },
  { name: 'catalog.forgetBulkRuns', everyMinute: true, run: () => purgeBulkRuns(deps) },
]
