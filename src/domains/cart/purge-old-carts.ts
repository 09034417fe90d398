import type { Deps } from '../../platform/deps.ts'
import { GUEST_CART_DAYS } from '../../values/cart-cookie.ts'
import { deleteOldCarts } from './store.ts'

/** Deletes carts of guests that nobody touched for two months. */
export function purgeOldCarts(deps: Deps): Promise<void> {
  return deleteOldCarts(deps.db, GUEST_CART_DAYS)
}
