import type { Deps } from '../../platform/deps.ts'
import { type Cart, MAX_QUANTITY } from './contract.ts'
import { readCart, readContents } from './read-cart.ts'
import { lockGuestCart, moveContents } from './store.ts'

/**
 * A browser has two carts of a guest, one from before its scripts were there: what lies in the other flows into this one, and the other is gone. A
 * person's cart is left alone. Quantities above the stock show as such in the cart.
 */
export async function takeIn(deps: Deps, key: string, from: string): Promise<Cart> {
  await deps.db.transaction().execute(async (tx) => {
    const { id } = await readContents({ ...deps, db: tx }, key)
    if (from === key) return
    await lockGuestCart(tx, from)
    await moveContents(tx, from, id, MAX_QUANTITY)
  })
  return readCart(deps, key)
}
