import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../platform/http/service.ts'
import { findActor, insertSession } from './store.ts'

const SESSION_DAYS = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Opens a session for a user and returns its bearer token, which is kept nowhere: only its SHA-256 is. */
export async function openSession(deps: Deps, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(deps.db, hashOf(token), userId, new Date(deps.now().getTime() + SESSION_DAYS * 86_400_000))
  return token
}

/** The person behind a token: active, session not ended; else undefined. One look-up. */
export function authenticate(deps: Deps, token: string): Promise<Actor | undefined> {
  return findActor(deps.db, hashOf(token))
}
