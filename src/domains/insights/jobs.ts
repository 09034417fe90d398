import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'

/** Looks are counted in memory and written by the process that counted them: nothing is left for jobs. */
export const insightsJobs = (_deps: Deps): JobKind[] => []
