import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { issueResetLink } from './recovery/reset-link.ts'
import { notifyPerson } from './second-factor/notify-person.ts'
import { endSessions } from './sessions.ts'
import { deletePasskeys } from './store/passkeys.ts'
import { setPermissions } from './store/people.ts'
import { deleteAuthenticator } from './store/second-factors.ts'
import { findUserByLogin, lockAccount, type StoredUser } from './store/users.ts'

/** Whoever may run commands on the machine may do this; nobody is asked for a session. */
function withPerson<T>(deps: Deps, email: string, act: (inside: Deps, person: StoredUser) => Promise<T>): Promise<T> {
  return deps.db.transaction().execute(async (db) => {
    const known = await findUserByLogin(db, email.toLowerCase())
    const person = known && (await lockAccount(db, known.id))
    if (!person) throw new Failure('notFound', 'user_not_found')
    return act({ ...deps, db }, person)
  })
}

/** Makes the account of this address that of an owner of the market; `user_not_found`, `status_conflict` when it is not open. */
export function makeOperator(deps: Deps, email: string): Promise<void> {
  return withPerson(deps, email, async (inside, { id, status }) => {
    if (status !== 'active') throw new Failure('conflict', 'status_conflict')
    await setPermissions(inside.db, id, 'admin', 'owner')
    await recordAudit(inside, {
      actorId: null,
      action: 'permissionsChanged',
      subjectKind: 'user',
      subjectId: id,
      detail: { after: 'owner', by: 'command line' },
    })
  })
}

/** A link that sets a new password, to be handed over by hand; `user_not_found`, `status_conflict`. */
export function createResetLink(deps: Deps, email: string, origin: string): Promise<string> {
  return withPerson(deps, email, (inside, person) => {
    if (person.status !== 'active' && person.status !== 'pending') throw new Failure('conflict', 'status_conflict')
    return issueResetLink(inside, person, origin)
  })
}

/**
 * Takes the second factor of an account away, for somebody who lost it: authenticator, recovery codes, passkeys. Its sessions end, and the
 * person hears of it. `user_not_found`, `second_factor_off` when there is none.
 */
export function removeSecondFactor(deps: Deps, email: string): Promise<void> {
  return withPerson(deps, email, async (inside, { id }) => {
    const hadAuthenticator = await deleteAuthenticator(inside.db, id)
    const passkeys = await deletePasskeys(inside.db, id)
    if (!hadAuthenticator && passkeys === 0) throw new Failure('conflict', 'second_factor_off')
    await endSessions(inside, id)
    await notifyPerson(inside, null, id, 'secondFactorRemoved')
  })
}
