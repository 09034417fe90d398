import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { forgetViews } from './forget-views.ts'

/** Looks themselves are written by the process that counted them: jobs only forget. */
export const insightsJobs = (deps: Deps): JobKind[] => [{ name: 'insights.forgetViews', run: () => forgetViews(deps) }]
