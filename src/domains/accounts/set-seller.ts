import type { Deps } from '../../platform/deps.ts'
import { lockUser, updateSeller } from './store/contacts.ts'

/**
 * Locks a person until the caller's transaction ends, so that what is decided of her companies is decided once at a time. People are
 * held before companies. False for somebody who is not (any more) an active user: what was just erased must not come back.
 */
export function lockPerson(deps: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  return lockUser(deps.db, userId)
}

/** Makes a buyer a seller, or a seller a buyer again; an operator stays what he is. */
export function setSeller(deps: Pick<Deps, 'db'>, userId: string, isSeller: boolean): Promise<void> {
  return updateSeller(deps.db, userId, isSeller)
}
