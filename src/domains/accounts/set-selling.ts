import type { Deps } from '../../platform/deps.ts'
import { lockUser, updateSelling } from './store/contacts.ts'

/**
 * Holds a person until the caller's transaction ends, so that what is decided of her companies is decided once at a time. People are
 * held before companies. False for somebody who is not (any more) an active user: what was just erased must not come back.
 */
export function holdPerson(deps: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  return lockUser(deps.db, userId)
}

/** Makes a buyer a seller, or a seller a buyer again; an operator stays what he is. */
export function setSelling(deps: Pick<Deps, 'db'>, userId: string, selling: boolean): Promise<void> {
  return updateSelling(deps.db, userId, selling)
}
