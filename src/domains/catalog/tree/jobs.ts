import type { Deps } from '../../../platform/deps.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'

export const treeJobs = (_deps: Deps): JobKind[] => []
