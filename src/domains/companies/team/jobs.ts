import type { Deps } from '../../../platform/deps.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { forgetOldInvitations } from './forget-invitations.ts'

/** Runs once a minute. */
export const teamJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.forgetInvitations', run: () => forgetOldInvitations(deps) },
]
