import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import type { SealedPayload } from '../accounts/index.ts'
import { eraseInvitationsToLeft } from './erase-invitations.ts'
import { purgeOldInvitations } from './purge-invitations.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'companies.eraseInvitations': SealedPayload
    'companies.forgetInvitations': Nothing
  }
}

/** Removes invitations to an address that its person left, and those that expired. */
export const teamJobs = (deps: Deps): JobKind[] => [
  {
    name: 'companies.eraseInvitations',
    hears: ['account.addressLeft'],
    run: (payload) => eraseInvitationsToLeft(deps, payload),
  },
  { name: 'companies.forgetInvitations', everyMinute: true, run: () => purgeOldInvitations(deps) },
]
