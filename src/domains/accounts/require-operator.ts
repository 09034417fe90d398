import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'

/** Who asks, when that is an operator of the market; else `forbidden`. */
export function requireOperator(actor: Actor | undefined): Actor {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  if (actor.permissions !== 'admin') throw new Failure('forbidden', 'forbidden')
  return actor
}
