import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/http/service.ts'

/** Bearer tokens that begin so are a company's API keys. */
export const KEY_PREFIX = 'obk_'

/**
 * The company behind an API key, acting as a manager within the key's scopes; undefined for anything that is no living key. Refuses with
 * `too_many_requests` when the key asks too often.
 */
export async function authenticateKey(_deps: Deps, _token: string): Promise<Actor | undefined> {
  return undefined
}
