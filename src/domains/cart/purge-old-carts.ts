import type { Deps } from '../../platform/deps.ts'
import { deleteOldCarts } from './store.ts'

export const GUEST_CART_DAYS = 60

/** Deletes carts of guests that nobody touched for two months. */
export function purgeOldCarts(deps: Deps): Promise<void> {
  return deleteOldCarts(deps.db, GUEST_CART_DAYS)
}
