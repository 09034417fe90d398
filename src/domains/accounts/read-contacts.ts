import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { type Contact, findContacts, findLocaleOf } from './store/contacts.ts'

export type { Contact }

/** How to write to people, in id order and whatever the state of their account; those who deleted theirs are left out. */
export function readContacts(deps: Pick<Deps, 'db'>, userIds: readonly string[]): Promise<Contact[]> {
  return findContacts(deps.db, userIds)
}

/** The language of whoever has this e-mail address; undefined when nobody does. For mail alone: never tell it to another person. */
export function readLocaleOf(deps: Pick<Deps, 'db'>, email: string): Promise<Locale | undefined> {
  return findLocaleOf(deps.db, email)
}
