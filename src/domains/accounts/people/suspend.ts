import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { queueMail } from '../../mail/index.ts'
import { endSessions } from '../sessions.ts'
import { findPerson, setStatus, type UserRow } from '../store/people.ts'
import { lockPersonAndOperators, requireAbove } from './last-operator.ts'

/** Closes an active account: its sessions end at once, and the person is told why. */
export function suspend(deps: Deps, actor: Actor | undefined, userId: string, reason: string): Promise<UserRow> {
  const operator = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const person = await lockPersonAndOperators(inside, userId)
    requireAbove(operator, person)
    const { status, isLastOperator, email, firstName, locale } = person
    if (status !== 'active') throw new Failure('conflict', 'status_conflict')
    if (isLastOperator) throw new Failure('conflict', 'last_operator')
    await setStatus(db, userId, 'suspended', reason)
    await endSessions(inside, userId)
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'accountSuspended',
      subjectKind: 'user',
      subjectId: userId,
      detail: { reason },
    })
    await queueMail(inside, { to: email, locale, template: 'accountSuspended', params: { firstName, reason } })
    return readRow(inside, userId)
  })
}

/** Opens a suspended account again. */
export function reinstate(deps: Deps, actor: Actor | undefined, userId: string): Promise<UserRow> {
  const operator = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const person = await lockPersonAndOperators(inside, userId)
    requireAbove(operator, person)
    const { status, email, firstName, locale } = person
    if (status !== 'suspended') throw new Failure('conflict', 'status_conflict')
    await setStatus(db, userId, 'active', null)
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'accountReinstated',
      subjectKind: 'user',
      subjectId: userId,
    })
    await queueMail(inside, { to: email, locale, template: 'accountReinstated', params: { firstName } })
    return readRow(inside, userId)
  })
}

/** A person as the operator's list shows it. */
export async function readRow(deps: Pick<Deps, 'db'>, userId: string): Promise<UserRow> {
  const row = await findPerson(deps.db, userId)
  if (!row) throw new Failure('notFound', 'user_not_found')
  return row
}
