import type { Deps } from '../../../platform/deps.ts'
import { recordAudit } from '../../audit/index.ts'
import { deleteInvitationsBy } from '../team/store.ts'
import { endKeysOf } from './store.ts'

/**
 * What an owner handed out ends with her place, in the transaction that takes it: keys of programs and invitations that wait. `actorId`: who
 * took the place; the owner herself when she leaves.
 */
export async function endWhatOwnerGave(deps: Deps, companyId: number, userId: string, actorId: string): Promise<void> {
  await deleteInvitationsBy(deps.db, companyId, userId)
  const names = await endKeysOf(deps.db, companyId, userId, deps.now())
  await recordAudit(
    deps,
    ...names.map((key) => ({
      actorId,
      action: 'apiKeyRevoked' as const,
      subjectKind: 'company' as const,
      subjectId: String(companyId),
      detail: { key, member: userId },
    })),
  )
}
