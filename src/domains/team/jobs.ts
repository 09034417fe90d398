import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import type { SealedPayload } from '../accounts/index.ts'
import { eraseInvitationsToLeft } from './erase-invitations.ts'
import { forgetOldInvitations } from './forget-invitations.ts'

/** `forgetInvitations` runs once a minute. */
export const teamJobs = (deps: Deps): JobKind[] => [
  { name: 'companies.eraseInvitations', run: (payload: SealedPayload) => eraseInvitationsToLeft(deps, payload) },
  { name: 'companies.forgetInvitations', run: () => forgetOldInvitations(deps) },
]
