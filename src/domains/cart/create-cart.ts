import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import type { Cart } from './contract.ts'
import { describeCart, readCart } from './read-cart.ts'
import { insertCart } from './store.ts'

/** A new empty cart under an unguessable key; a person who has a cart gets that one. */
export async function createCart(deps: Deps, actor: Actor | undefined): Promise<Cart> {
  const key = randomBytes(32).toString('base64url')
  const cart = await insertCart(deps.db, key, actor?.userId ?? null)
  if (cart.key !== key) return readCart(deps, cart.key)
  return describeCart(deps, { ...cart, lines: [], deliveries: [] })
}
