import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import { lockKeys } from './lock-keys.ts'
import { deleteKey } from './store.ts'

/** Ends a key, and an older secret of it, from this moment. `api_key_not_found` when it is gone already or another company's. */
export async function revokeKey(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  keyId: string,
): Promise<undefined> {
  const { actor: owner } = requireMember(deps, actor, companyId, 'apiKeys.edit')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockKeys(inside, owner, companyId)
    const name = await deleteKey(db, companyId, keyId)
    if (name === undefined) throw new Failure('notFound', 'api_key_not_found')
    await recordAudit(inside, {
      actorId: owner.userId,
      action: 'apiKeyRevoked',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { key: name },
    })
  })
}
