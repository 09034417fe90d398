import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { attemptsFrom } from '../../accounts/index.ts'
import { createCart } from '../create-cart.ts'
import { isGuestCart } from '../store.ts'

/** New carts of one network in an hour, as by the API: those of a large office at a sale. */
const NEW_CARTS = defineLimit({ name: 'plain-cart', attempts: 600, seconds: 3600 })

/**
 * The cart that a browser names; null where there is none. One that has become a person's is theirs alone: who uses the browser after them is shown nothing
 * of it.
 */
export const findOwnCart = async (deps: Deps, key: string | null): Promise<string | null> =>
  key !== null && (await isGuestCart(deps.db, key)) ? key : null

/** A new cart of a guest, for a browser at this network address. `rate_limited`. */
export async function newGuestCart(deps: Deps, address: string): Promise<string> {
  await deps.limits.count(NEW_CARTS, attemptsFrom(address))
  return (await createCart(deps, undefined)).id
}
