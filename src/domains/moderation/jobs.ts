import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeReports } from './personal.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'moderation.purge': Nothing
  }
}

/** The end of what reports tell of people. */
export const moderationJobs = (deps: Deps): JobKind[] => [
  { name: 'moderation.purge', everyMinute: true, run: () => purgeReports(deps) },
]
