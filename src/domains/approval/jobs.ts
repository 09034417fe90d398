import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { endDue } from './ends/end-now.ts'
import { purgeEnded } from './ends/purge-ended.ts'
import { type RefreshStep, refreshAllMissing } from './seller-requirements.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'companies.refreshAllMissing': RefreshStep
    'companies.endDue': Nothing
    'companies.purgeEnded': Nothing
  }
}

/** Weighs up all companies after the requirements were changed, two hundred a job; ends what was planned, and deletes what that leaves. */
export const approvalJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.refreshAllMissing', run: (step) => refreshAllMissing(deps, step) },
  { name: 'companies.endDue', everyMinute: true, run: () => endDue(deps) },
  { name: 'companies.purgeEnded', everyMinute: true, run: () => purgeEnded(deps) },
]
