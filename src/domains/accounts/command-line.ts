import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { verifyPassword } from './passwords.ts'
import { issueResetLink } from './recovery/reset-link.ts'
import { endSessions } from './sessions.ts'
import { setPermissions } from './store/people.ts'
import { clearPassword, findUserByLogin, holdUser, type StoredUser } from './store/users.ts'

/** Whoever may run commands on the machine may do this; nobody is asked for a session. */
function withPerson<T>(deps: Deps, email: string, act: (inside: Deps, person: StoredUser) => Promise<T>): Promise<T> {
  return deps.db.transaction().execute(async (db) => {
    const known = await findUserByLogin(db, email.toLowerCase())
    const person = known && (await holdUser(db, known.id))
    if (!person) throw new Failure('notFound', 'user_not_found')
    return act({ ...deps, db }, person)
  })
}

/** Makes the account of this address an operator's; `user_not_found`, `status_conflict` when it is not open. */
export function makeOperator(deps: Deps, email: string): Promise<void> {
  return withPerson(deps, email, async (inside, { id, status }) => {
    if (status !== 'active') throw new Failure('conflict', 'status_conflict')
    await setPermissions(inside.db, id, 'admin')
    await recordAudit(inside, {
      actorId: null,
      action: 'permissionsChanged',
      subjectKind: 'user',
      subjectId: id,
      detail: { after: 'admin', by: 'command line' },
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

/** Voids a password that everybody knows, and whatever was opened with it; one that was changed since stays. */
export async function voidPassword(deps: Deps, email: string, password: string): Promise<boolean> {
  const known = await findUserByLogin(deps.db, email.toLowerCase())
  if (!known?.passwordHash || !(await verifyPassword(known.passwordHash, password))) return false
  return deps.db.transaction().execute(async (db) => {
    if (!(await clearPassword(db, known.id, known.passwordHash ?? ''))) return false
    await endSessions({ db }, known.id)
    return true
  })
}
