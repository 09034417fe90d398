import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'

/** Who is logged in; `unauthorized` when nobody is. */
export function requirePerson(actor: Actor | undefined): Actor {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return actor
}
