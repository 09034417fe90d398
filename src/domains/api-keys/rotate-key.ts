import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import type { ApiKey } from './contract.ts'
import { lifeFrom } from './create-key.ts'
import { newSecret } from './key-secret.ts'
import { presentKeys } from './list-keys.ts'
import { lockKeys } from './lock-keys.ts'
import { notifyOwnersOfKey } from './notify-owners-of-key.ts'
import { rotateSecret } from './store.ts'

export type Rotation = {
  companyId: number
  keyId: string
  /** How long the secret before works beside the new one; 0: not at all. */
  keepOldDays: number
  expiresInDays: number | null
  origin: string
}

/** A new secret under the same name and scopes, answered this once. `api_key_not_found` for keys of others. */
export async function rotateKey(
  deps: Deps,
  actor: Actor | undefined,
  input: Rotation,
): Promise<{ key: ApiKey; secret: string }> {
  const { companyId, keyId, keepOldDays, expiresInDays } = input
  const { actor: owner } = requireMember(deps, actor, companyId, 'apiKeys.edit')
  const { secret, ...kept } = newSecret(deps)
  const at = deps.now()
  const key = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockKeys(inside, owner, companyId)
    const oldUntil = keepOldDays > 0 ? lifeFrom(at, keepOldDays) : null
    const expiresAt = lifeFrom(at, expiresInDays)
    const stored = await rotateSecret(db, { by: owner.userId, companyId, keyId, at, oldUntil, expiresAt, ...kept })
    if (!stored) throw new Failure('notFound', 'api_key_not_found')
    await recordAudit(inside, {
      actorId: owner.userId,
      action: 'apiKeyRotated',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { key: stored.name },
    })
    await notifyOwnersOfKey(inside, { companyId, name: stored.name, what: 'apiKeyRotated', origin: input.origin })
    return stored
  })
  const [shown] = await presentKeys(deps, [key], at)
  return { key: must(shown, 'the key just renewed'), secret }
}
