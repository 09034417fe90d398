import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { readFolder } from './read-folder.ts'
import { compareFile } from './settlements/compare.ts'
import { matchLines } from './statements/match-lines.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'reconciliation.matchLines': Nothing
    'reconciliation.readFolder': Nothing
    'reconciliation.compare': { fileId: number }
  }
}

/** What statements and reports tell of is looked at as soon as they are imported, or lie in the folder for them. */
export const reconciliationJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    {
      name: 'reconciliation.compare',
      priority: 30,
      timeLimit: 600,
      run: ({ fileId }, { signal }) => compareFile(deps, fileId, signal),
    },
    {
      name: 'reconciliation.matchLines',
      priority: 10,
      timeLimit: 600,
      run: (_, { signal }) => matchLines(deps, signal),
    },
    {
      name: 'reconciliation.readFolder',
      priority: 40,
      everyMinute: true,
      run: (_, { signal }) => readFolder(deps, signal),
    },
  ])
