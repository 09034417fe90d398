import type { Deps } from '../../platform/deps.ts'
import { endKeysOfOwner } from '../api-keys/index.ts'
import { deleteInvitationsBy } from './store.ts'

/**
 * What an owner handed out ends with her place, in the transaction that takes it: keys of programs and invitations that wait. `actorId`: who
 * took the place; the owner herself when she leaves.
 */
export async function endWhatOwnerGave(deps: Deps, companyId: number, userId: string, actorId: string): Promise<void> {
  await deleteInvitationsBy(deps.db, companyId, userId)
  await endKeysOfOwner(deps, companyId, userId, actorId)
}
