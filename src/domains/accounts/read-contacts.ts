import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { type Contact, findContacts, findLocaleOf, isDeletedSince } from './store/contacts.ts'

export type { Contact }

/** How to write to people, in id order and whatever the state of their account; those who deleted theirs are left out. */
export function readContacts(deps: Pick<Deps, 'db'>, userIds: readonly string[]): Promise<Contact[]> {
  return findContacts(deps.db, userIds)
}

/**
 * Whether who bought with an account has deleted it: what they bought stays, nobody writes to them any more. `since`: only of what they left
 * behind then; who names an address afterwards is answered. False for guests (null).
 */
export async function hasLeft(
  deps: Pick<Deps, 'db'>,
  userId: string | null,
  since: Date | null = null,
): Promise<boolean> {
  return userId !== null && isDeletedSince(deps.db, userId, since)
}

/** The language of whoever has this e-mail address; undefined when nobody does. For mail alone: never tell it to another person. */
export function readLocaleOf(deps: Pick<Deps, 'db'>, email: string): Promise<Locale | undefined> {
  return findLocaleOf(deps.db, email)
}
