import type { Deps } from '../../platform/deps.ts'
import { deleteExpiredInvitations } from './store.ts'

/** Forgets invitations whose time is over, and with them the addresses of people who never came. */
export function forgetOldInvitations(deps: Deps): Promise<void> {
  return deleteExpiredInvitations(deps.db, deps.now())
}
