import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { PASSWORD_PROOFS } from '../attempts.ts'
import { confirmSession } from '../confirm-session.ts'
import { verifyPassword } from '../passwords.ts'
import { findUser, type StoredUser } from '../store/users.ts'

/** The person, once the password was right; `password_wrong` at `field`. A borrowed session cannot guess without end, nor
 * keep its owner from it elsewhere. */
export async function provePassword(
  deps: Deps,
  { userId, sessionId = '' }: Pick<Actor, 'userId' | 'sessionId'>,
  password: string,
  field: string,
): Promise<StoredUser & { passwordHash: string }> {
  const whom = `${userId} ${sessionId}`
  await deps.limits.count(PASSWORD_PROOFS, whom)
  const person = await findUser(deps.db, userId)
  if (!person) throw new Failure('unauthorized', 'unauthorized')
  const { passwordHash } = person
  const right = await verifyPassword(passwordHash, password)
  if (!right || passwordHash === null) throw invalidField(field, 'password_wrong')
  await deps.limits.reset(PASSWORD_PROOFS, whom)
  return { ...person, passwordHash }
}

/** Opens for ten minutes what only the owner of the account may do. */
export async function confirmPassword(deps: Deps, actor: Actor | undefined, password: string): Promise<undefined> {
  const person = requirePerson(actor)
  await provePassword(deps, person, password, 'password')
  await confirmSession(deps, person)
}
