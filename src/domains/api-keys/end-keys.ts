import type { Deps } from '../../platform/deps.ts'
import { recordAudit } from '../audit/index.ts'
import { endKeysOf } from './store.ts'

/** Keys that an owner made end with her place, in the transaction that takes it. `actorId`: who took the place; the owner herself when she leaves. */
export async function endKeysOfOwner(deps: Deps, companyId: number, userId: string, actorId: string): Promise<void> {
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
