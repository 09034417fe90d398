import type { Deps } from '../../../platform/deps.ts'
import { deleteInvitationsTo } from './store.ts'

/** Takes back every invitation of an address, in the caller's transaction: whoever had it is leaving the market. */
export function eraseInvitationsTo(deps: Pick<Deps, 'db'>, email: string): Promise<void> {
  return deleteInvitationsTo(deps.db, email)
}
