import type { Deps } from '../../platform/deps.ts'
import { deleteExpiredInvitations } from './store.ts'

/** Deletes invitations whose time is over, and with them the addresses of people who never came. */
export function purgeOldInvitations(deps: Deps): Promise<void> {
  return deleteExpiredInvitations(deps.db, deps.now())
}
