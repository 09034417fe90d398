import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { type LockedPerson, lockWithOperators } from '../store/people.ts'

export type LockedAccount = LockedPerson & {
  /** Nobody else runs the market. */
  isLastOperator: boolean
}

/** A person with all operators, locked until the caller's transaction ends; `user_not_found` also for deleted accounts. */
export async function lockPersonAndOperators(deps: Pick<Deps, 'db'>, userId: string): Promise<LockedAccount> {
  const { person, operators } = await lockWithOperators(deps.db, userId)
  if (!person || person.status === 'deleted') throw new Failure('notFound', 'user_not_found')
  const runsMarket = person.permissions === 'admin' && person.status === 'active'
  return { ...person, isLastOperator: runsMarket && operators < 2 }
}

/** Holds a person who is about to leave; `last_operator` when nobody else would run the market. */
export async function requireOtherOperator(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const { isLastOperator } = await lockPersonAndOperators(deps, userId)
  if (isLastOperator) throw new Failure('conflict', 'last_operator')
}
