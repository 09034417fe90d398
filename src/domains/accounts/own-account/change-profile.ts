import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import type { PRESENCES, Profile } from '../contract.ts'
import { type ProfileChange, updateProfile } from '../store/profiles.ts'
import { setPresence } from '../store/users.ts'
import { readProfile } from './read-profile.ts'

/** Changes name, username, phone and language; `username_taken`. */
export async function changeProfile(deps: Deps, actor: Actor | undefined, change: ProfileChange): Promise<Profile> {
  const { userId } = requirePerson(actor)
  if (!(await updateProfile(deps.db, userId, change))) throw invalidField('username', 'username_taken')
  return readProfile(deps, actor)
}

/** What a person says of being available. */
export function changePresence(
  deps: Deps,
  actor: Actor | undefined,
  presence: (typeof PRESENCES)[number],
): Promise<void> {
  return setPresence(deps.db, requirePerson(actor).userId, presence)
}
