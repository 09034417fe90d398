import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { matchLines } from './statements/match-lines.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'reconciliation.matchLines': Nothing
  }
}

/** What statements tell of is looked at as soon as they are imported. */
export const reconciliationJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    {
      name: 'reconciliation.matchLines',
      priority: 10,
      timeLimit: 600,
      run: (_, { signal }) => matchLines(deps, signal),
    },
  ])
