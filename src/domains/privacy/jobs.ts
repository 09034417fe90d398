import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeOldLabels } from './labels-of-people.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'labels.purge': Nothing
  }
}

/** Here, because labels do not know whether a carrier still owes money for what it delivered. */
export const privacyJobs = (deps: Deps): JobKind[] => [
  { name: 'labels.purge', everyMinute: true, run: (_, { signal }) => purgeOldLabels(deps, signal) },
]
