import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { queueMail } from '../../mail/index.ts'
import { requireConfirmed } from '../confirm-session.ts'
import { endSessions } from '../sessions.ts'
import { deletePasskeys } from '../store/passkeys.ts'
import { deleteAuthenticator } from '../store/second-factors.ts'
import { helpPerson, noteHelp, requireStatus } from './help-person.ts'

/**
 * Takes authenticator, recovery codes and passkeys from somebody who lost them: the sessions end, the person hears of it, the reason goes on record.
 * `second_factor_off` where there is none, `confirmation_required`, `status_conflict`.
 */
export function removeFactorFor(
  deps: Deps,
  actor: Actor | undefined,
  userId: string,
  reason: string,
): Promise<undefined> {
  return helpPerson(deps, actor, userId, async (inside, person, operator) => {
    await requireConfirmed(inside, operator)
    requireStatus(person, 'active')
    const hadAuthenticator = await deleteAuthenticator(inside.db, userId)
    const passkeys = await deletePasskeys(inside.db, userId)
    if (!hadAuthenticator && passkeys === 0) throw new Failure('conflict', 'second_factor_off')
    await endSessions(inside, userId)
    await noteHelp(inside, operator, userId, 'secondFactorRemoved', { reason })
    const { email: to, locale, firstName } = person
    await queueMail(inside, { to, locale, template: 'secondFactorRemoved', params: { firstName } })
  })
}

/** Logs somebody out everywhere. */
export function endSessionsOf(deps: Deps, actor: Actor | undefined, userId: string): Promise<undefined> {
  return helpPerson(deps, actor, userId, async (inside, _, operator) => {
    await endSessions(inside, userId)
    await noteHelp(inside, operator, userId, 'sessionEnded')
  })
}
