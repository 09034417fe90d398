import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { forgetBulkRuns } from './forget-bulk-runs.ts'
import { refreshAssortments } from './refresh-assortment.ts'
import { runBulk } from './run-bulk.ts'
import { undoSteps } from './undo-steps.ts'

export const productListJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.runBulk', timeLimit: 300, run: ({ runId }: { runId: number }) => runBulk(deps, runId) },
  { name: 'catalog.undoBulk', timeLimit: 300, run: ({ runId }: { runId: number }) => undoSteps(deps, runId) },
  { name: 'catalog.refreshAssortments', run: () => refreshAssortments(deps) },
  { name: 'catalog.forgetBulkRuns', run: () => forgetBulkRuns(deps) },
]
