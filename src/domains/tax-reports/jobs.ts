import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { notifySellers } from './reports/notify-sellers.ts'
import { purgeParts } from './reports/purge-parts.ts'
import { writePart } from './reports/write-part.ts'
import { beginLookThrough, lookThrough } from './requests/look-through.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'taxReports.write': { reportId: number }
    'taxReports.purge': { keys: readonly string[] }
    'taxReports.notifySellers': { reportId: number }
    'taxReports.beginLookThrough': Nothing
    'taxReports.lookThrough': { after: number }
  }
}

/** Reports drawn up part by part, sellers told of their copies, and asked once a day for what is missing. */
export const taxReportsJobs = (deps: Deps): JobKind[] => [
  {
    name: 'taxReports.write',
    priority: 30,
    timeLimit: 600,
    run: ({ reportId }, { signal }) => writePart(deps, reportId, signal),
  },
  { name: 'taxReports.purge', priority: 30, run: ({ keys }) => purgeParts(deps, keys) },
  { name: 'taxReports.beginLookThrough', everyMinute: true, run: () => beginLookThrough(deps) },
  ...inLane('mail', [
    { name: 'taxReports.notifySellers', run: ({ reportId }) => notifySellers(deps, reportId) },
    {
      name: 'taxReports.lookThrough',
      timeLimit: 300,
      run: ({ after }, { signal }) => lookThrough(deps, after, signal),
    },
  ]),
]
