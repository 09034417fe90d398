import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'

/** Bearer tokens that begin so are a company's API keys. */
export const KEY_PREFIX = 'obk_'

export type NewSecret = { secret: string; hash: Buffer; start: string; end: string }

/** 256 bits by chance, and what is kept of them: a keyed hash and both ends. */
export function newSecret(deps: Pick<Deps, 'secrets'>): NewSecret {
  const secret = KEY_PREFIX + randomBytes(32).toString('base64url')
  const start = secret.slice(0, KEY_PREFIX.length + 4)
  return { secret, hash: deps.secrets.hash(secret), start, end: secret.slice(-4) }
}
