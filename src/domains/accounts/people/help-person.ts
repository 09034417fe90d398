import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { AuditEntry } from '../../audit/contract.ts'
import { recordAudit } from '../../audit/index.ts'
import { type LockedAccount, lockPersonAndOperators, requireAbove } from './last-operator.ts'

/** An act of the operator's people on somebody's account: the person is locked, of another operator only an owner changes anything. */
export function helpPerson(
  deps: Deps,
  actor: Actor | undefined,
  userId: string,
  act: (inside: Deps, person: LockedAccount, operator: Actor) => Promise<void>,
): Promise<undefined> {
  const operator = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const person = await lockPersonAndOperators(inside, userId)
    requireAbove(operator, person)
    await act(inside, person, operator)
    return undefined
  })
}

/** `status_conflict` where the account is in none of these states. */
export function requireStatus({ status }: LockedAccount, ...possible: LockedAccount['status'][]): void {
  if (!possible.includes(status)) throw new Failure('conflict', 'status_conflict')
}

/** Puts on record what an operator did to an account. */
export function noteHelp(
  deps: Deps,
  operator: Actor,
  userId: string,
  action: AuditEntry['action'],
  detail: AuditEntry['detail'] = {},
): Promise<void> {
  return recordAudit(deps, { actorId: operator.userId, action, subjectKind: 'user', subjectId: userId, detail })
}
