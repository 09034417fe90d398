import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { readContacts } from '../accounts/index.ts'
import { requireMember } from '../companies/index.ts'
import type { ApiKey } from './contract.ts'
import { findKeys, type StoredKey } from './store.ts'

/** Keys as the company's owners see them, with the name of who made each; null for an account that was deleted. */
export async function presentKeys(deps: Deps, keys: readonly StoredKey[], now: Date): Promise<ApiKey[]> {
  const makers = await readContacts(
    deps,
    keys.flatMap(({ createdBy }) => createdBy ?? []),
  )
  const names = new Map(makers.map((one) => [one.userId, `${one.firstName} ${one.lastName}`.trim() || null]))
  return keys.map((key) => present(key, names.get(key.createdBy ?? '') ?? null, now))
}

function present(key: StoredKey, createdBy: string | null, now: Date): ApiKey {
  return {
    ...key,
    createdBy,
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
  return { keys: await presentKeys(deps, await findKeys(deps.db, companyId), now) }
}
