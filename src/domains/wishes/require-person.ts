import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'

/** The id of whoever asks; `unauthorized` where nobody does. */
export function requirePerson(actor: Actor | undefined): string {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return actor.userId
}
