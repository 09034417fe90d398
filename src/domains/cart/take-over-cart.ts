import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Cart } from './contract.ts'
import { mergeCarts } from './merge-carts.ts'
import { readCart } from './read-cart.ts'

/** The cart this person goes on with. Asked twice with the same guest's cart, the second time changes nothing. */
export async function takeOverCart(deps: Deps, actor: Actor | undefined, guestKey: string | undefined): Promise<Cart> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return readCart(deps, await mergeCarts(deps, guestKey, actor.userId))
}
