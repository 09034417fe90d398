import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { type RefreshStep, refreshAllMissing } from './seller-requirements.ts'

export const approvalJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.refreshAllMissing', run: (step: RefreshStep) => refreshAllMissing(deps, step) },
]
