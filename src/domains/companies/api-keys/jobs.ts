import type { Deps } from '../../../platform/deps.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'

export const apiKeysJobs = (_deps: Deps): JobKind[] => []
