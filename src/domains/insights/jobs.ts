import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { forgetViews } from './forget-views.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'insights.forgetViews': Nothing
  }
}

/** Looks themselves are written by the process that counted them: jobs only forget. */
export const insightsJobs = (deps: Deps): JobKind[] => [
  { name: 'insights.forgetViews', everyMinute: true, run: () => forgetViews(deps) },
]
