import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { requireMember } from '../companies/index.ts'
import type { ApiKey } from './contract.ts'
import { findKeys, type StoredKey } from './store.ts'

/** A key as the company's owners see it. */
export function presentKey(key: StoredKey, now: Date): ApiKey {
  return {
    ...key,
    createdAt: key.createdAt.toISOString(),
    rotatedAt: key.rotatedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    expired: key.expiresAt !== null && key.expiresAt <= now,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    oldUntil: key.oldUntil && key.oldUntil > now ? key.oldUntil.toISOString() : null,
  }
}

/** The company's keys, the oldest first; never their secrets. */
export async function listKeys(deps: Deps, actor: Actor | undefined, companyId: number): Promise<{ keys: ApiKey[] }> {
  requireMember(deps, actor, companyId, 'apiKeys.edit')
  const now = deps.now()
  return { keys: (await findKeys(deps.db, companyId)).map((key) => presentKey(key, now)) }
}
