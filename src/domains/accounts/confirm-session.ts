import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { isConfirmedSince, setConfirmed } from './store/sessions.ts'

/** How long a proof opens what only the owner of an account may do. */
const CONFIRMED_MINUTES = 10

/** Refuses with `confirmation_required` unless the password (or a passkey) was proved in this session within ten minutes. */
export async function requireConfirmed(deps: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<void> {
  const since = new Date(deps.now().getTime() - CONFIRMED_MINUTES * 60_000)
  if (actor.sessionId !== undefined && (await isConfirmedSince(deps.db, actor.sessionId, since))) return
  throw new Failure('forbidden', 'confirmation_required')
}

/** Notes that the person behind this session has just proved who it is. */
export async function confirmSession(deps: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<void> {
  if (actor.sessionId !== undefined) await setConfirmed(deps.db, actor.sessionId, deps.now())
}
