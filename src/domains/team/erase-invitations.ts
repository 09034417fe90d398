import type { Deps } from '../../platform/deps.ts'
import { openPayload, type SealedPayload } from '../accounts/index.ts'
import { deleteInvitationsTo } from './store.ts'

/** Takes back every invitation of an address, in the caller's transaction: whoever had it is leaving the market. */
export function eraseInvitationsTo(deps: Pick<Deps, 'db'>, email: string): Promise<void> {
  return deleteInvitationsTo(deps.db, email)
}

/** The job behind a change of address: nobody accepts what was offered to the one before. */
export function eraseInvitationsToLeft(deps: Deps, payload: SealedPayload): Promise<void> {
  return eraseInvitationsTo(deps, openPayload<{ address: string }>(deps, payload).address)
}
