import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeViews } from './purge-views.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'insights.forgetViews': Nothing
  }
}

/** Looks themselves are written by the process that counted them: jobs only delete. */
export const insightsJobs = (deps: Deps): JobKind[] => [
  { name: 'insights.forgetViews', everyMinute: true, run: () => purgeViews(deps) },
]
