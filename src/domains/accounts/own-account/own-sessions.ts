import type { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import type { sessionView } from '../contract.ts'
import { endOneSession, endSessions } from '../sessions.ts'
import { findSessions } from '../store/sessions.ts'

/** Where a person is logged in, the session last used first. */
export async function readSessions(
  deps: Deps,
  actor: Actor | undefined,
): Promise<{ sessions: z.infer<typeof sessionView>[] }> {
  const { userId, sessionId } = requirePerson(actor)
  const found = await findSessions(deps.db, userId, deps.now())
  return {
    sessions: found.map(({ createdAt, lastSeenAt, expiresAt, ...session }) => ({
      ...session,
      current: session.id === sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

/** Ends one of the own sessions; `session_not_found` for any other. */
export function endSession(deps: Deps, actor: Actor | undefined, id: string): Promise<undefined> {
  const { userId } = requirePerson(actor)
  return endOnRecord(deps, userId, 'sessionEnded', async (db) => {
    if (!(await endOneSession({ db }, userId, id))) throw new Failure('notFound', 'session_not_found')
  })
}

/** Ends all own sessions but this one. */
export function endOtherSessions(deps: Deps, actor: Actor | undefined): Promise<undefined> {
  const { userId, sessionId } = requirePerson(actor)
  return endOnRecord(deps, userId, 'sessionEnded', async (db) => {
    await endSessions({ db }, userId, { exceptSessionId: sessionId })
  })
}

/** Ends the session of this call. */
export function logOut(deps: Deps, actor: Actor | undefined): Promise<undefined> {
  const { userId, sessionId } = requirePerson(actor)
  return endOnRecord(deps, userId, 'logout', async (db) => {
    if (sessionId !== undefined) await endOneSession({ db }, userId, sessionId)
  })
}

function endOnRecord(
  deps: Deps,
  userId: string,
  action: 'sessionEnded' | 'logout',
  end: (db: Deps['db']) => Promise<void>,
): Promise<undefined> {
  return deps.db.transaction().execute(async (db) => {
    await end(db)
    await recordAudit({ db }, { actorId: userId, action, subjectKind: 'user', subjectId: userId })
    return undefined
  })
}
