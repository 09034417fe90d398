import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireStaff } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { type LockedPerson, lockWithOperators } from '../store/people.ts'

export type LockedAccount = LockedPerson & {
  /** The only owner: nobody else could do everything. */
  isLastOperator: boolean
}

/** Of an operator only an owner changes something: whoever helps people must not take the place of who is above. `staff_role`. */
export function requireAbove(actor: Actor, { permissions }: Pick<LockedPerson, 'permissions'>): void {
  if (permissions === 'admin') requireStaff(actor, 'market', 'write')
}

/** A person with all operators, locked until the caller's transaction ends; `user_not_found` also for deleted accounts. */
export async function lockPersonAndOperators(deps: Pick<Deps, 'db'>, userId: string): Promise<LockedAccount> {
  const { person, owners } = await lockWithOperators(deps.db, userId)
  if (!person || person.status === 'deleted') throw new Failure('notFound', 'user_not_found')
  const ownsMarket = person.staffRole === 'owner' && person.status === 'active'
  return { ...person, isLastOperator: ownsMarket && owners < 2 }
}

/** Holds a person who is about to leave; `last_operator` when nobody else would run the market. */
export async function requireOtherOperator(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const { isLastOperator } = await lockPersonAndOperators(deps, userId)
  if (isLastOperator) throw new Failure('conflict', 'last_operator')
}
