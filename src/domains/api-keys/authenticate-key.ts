import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { countRequest } from './count-request.ts'
import { findLivingKey, setUsed } from './store.ts'

/** How exactly it is known when a key was last used. */
const USED_HOURS = 1

/**
 * The company behind an API key, acting as a manager within the key's scopes; undefined for anything that is no living key. Refuses with
 * `too_many_requests` when the key asks too often.
 */
export async function authenticateKey(deps: Deps, token: string): Promise<Actor | undefined> {
  const now = deps.now()
  const key = await findLivingKey(deps.db, deps.secrets.hash(token), now)
  if (!key) return undefined
  countRequest(key.id, now)
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) > USED_HOURS * 3_600_000) await setUsed(deps.db, key.id, now)
  return {
    userId: key.userId,
    permissions: 'seller',
    firstName: key.firstName,
    companyIds: [key.companyId],
    roles: { [key.companyId]: 'manager' },
    key: { id: key.id, scopes: key.scopes },
  }
}
