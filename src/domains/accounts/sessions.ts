import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { notifyLive } from '../../platform/live/notify-live.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { deleteSession, deleteSessions, findActor, findEnded, insertSession, setSeen } from './store/sessions.ts'

const MINUTE = 60_000
const SESSION_HOURS = 12
export const KEPT_DAYS = 30
/** How exactly it is known when a session was last used. */
const SEEN_MINUTES = 5

export type AboutSession = {
  /** Browser and system (`Firefox · Windows`). */
  device?: string
  /** Network without its last part. */
  network?: string
  /** 30 days instead of 12 hours. */
  kept?: boolean
  /** The person has just proved who it is. */
  confirmed?: boolean
  /** By a passkey: nobody else unlocks it, so that the session needs no second factor. */
  byPasskey?: boolean
  /** The password hash that was proved: no session is opened when the password has been changed since. */
  provedHash?: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Opens a session for an active account and returns its bearer token, which is kept nowhere: only its SHA-256 is. Any other account is
 * refused with `Error_login_info`.
 */
export async function openSession(deps: Deps, userId: string, about: AboutSession = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = deps.now()
  const minutes = 60 * (about.kept ? KEPT_DAYS * 24 : SESSION_HOURS)
  const opened = await insertSession(deps.db, {
    tokenHash: hashOf(token),
    userId,
    device: about.device ?? '',
    network: about.network ?? '',
    kept: about.kept ?? false,
    byPasskey: about.byPasskey ?? false,
    confirmedAt: about.confirmed ? at : null,
    at,
    expiresAt: new Date(at.getTime() + minutes * MINUTE),
    provedHash: about.provedHash ?? null,
  })
  if (!opened) throw new Failure('unauthorized', 'Error_login_info')
  return token
}

/**
 * The person behind a token: active, session not ended; else undefined. One look-up; that it was used is noted now and then. An operator
 * without a second factor may do what anybody may, and set one up; in a demo everybody knows the operator's password anyway.
 */
export async function authenticate(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  token: string,
): Promise<Actor | undefined> {
  const now = deps.now()
  const tokenHash = hashOf(token)
  const found = await findActor(deps.db, tokenHash, now)
  if (!found) return undefined
  if (now.getTime() - found.seenAt.getTime() > SEEN_MINUTES * MINUTE) await setSeen(deps.db, tokenHash, now)
  const { actor } = found
  if (!found.lacksFactor || deps.config.demo) return actor
  const { staffRole: _, ...person } = actor
  return { ...person, permissions: actor.companyIds.length > 0 ? 'seller' : 'buyer', lacksFactor: true }
}

/**
 * Ends the sessions of a person, at once and in all processes: every request asks for its session, and streams hear of it. Answers how
 * many.
 */
export async function endSessions(
  deps: Pick<Deps, 'db'>,
  userId: string,
  { exceptSessionId }: { exceptSessionId?: string | undefined } = {},
): Promise<number> {
  const ended = await deleteSessions(deps.db, userId, exceptSessionId ?? null)
  if (ended > 0) await notifyLive(deps, [userId], 'session')
  return ended
}

/** Ends one session of a person; false when there is none. */
export async function endOneSession(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<boolean> {
  const ended = await deleteSession(deps.db, userId, id)
  if (ended) await notifyLive(deps, [userId], 'session')
  return ended
}

/** Which of these sessions are over. */
export function endedSessions(deps: Pick<Deps, 'db' | 'now'>, ids: readonly string[]): Promise<string[]> {
  return findEnded(deps.db, ids, deps.now())
}
