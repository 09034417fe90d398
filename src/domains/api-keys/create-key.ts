import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import type { ApiScope } from '../../values/endpoint.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import type { ApiKey } from './contract.ts'
import { newSecret } from './key-secret.ts'
import { presentKeys } from './list-keys.ts'
import { lockKeys } from './lock-keys.ts'
import { notifyOwnersOfKey } from './notify-owners-of-key.ts'
import { KEY_LIMIT } from './rules/api-key-limits.ts'
import { countKeys, insertKey } from './store.ts'

const DAY = 86_400_000

export type NewKey = {
  companyId: number
  name: string
  scopes: readonly ApiScope[]
  expiresInDays: number | null
  /** Address of the site, for the link in the mail. */
  origin: string
}

/** Makes a key and answers its secret, which is kept nowhere. `too_many_api_keys` beyond twenty; every owner hears of it by mail. */
export async function createKey(
  deps: Deps,
  actor: Actor | undefined,
  input: NewKey,
): Promise<{ key: ApiKey; secret: string }> {
  const { companyId, name, expiresInDays } = input
  const { actor: owner } = requireMember(deps, actor, companyId, 'apiKeys.edit')
  const { secret, ...kept } = newSecret(deps)
  const scopes = [...new Set(input.scopes)]
  const at = deps.now()
  const key = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockKeys(inside, owner, companyId)
    if ((await countKeys(db, companyId)) >= KEY_LIMIT) {
      throw new Failure('conflict', 'too_many_api_keys', { params: { maximum: KEY_LIMIT } })
    }
    const expiresAt = lifeFrom(at, expiresInDays)
    const stored = await insertKey(db, { companyId, name, scopes, createdBy: owner.userId, at, expiresAt, ...kept })
    await recordAudit(inside, {
      actorId: owner.userId,
      action: 'apiKeyCreated',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { key: name, scopes: scopes.join(', ') },
    })
    await notifyOwnersOfKey(inside, { companyId, name, what: 'apiKeyCreated', origin: input.origin })
    return stored
  })
  const [shown] = await presentKeys(deps, [key], at)
  return { key: must(shown, 'the key just made'), secret }
}

/** When a key that lives so many days ends; null: never by itself. */
export function lifeFrom(at: Date, days: number | null): Date | null {
  return days === null ? null : new Date(at.getTime() + days * DAY)
}
