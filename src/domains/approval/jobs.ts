import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import { type RefreshStep, refreshAllMissing } from './seller-requirements.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'companies.refreshAllMissing': RefreshStep
  }
}

/** Weighs up all companies after the requirements were changed, two hundred a job. */
export const approvalJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.refreshAllMissing', run: (step) => refreshAllMissing(deps, step) },
]
