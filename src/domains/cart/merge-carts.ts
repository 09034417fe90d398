import type { Deps } from '../../platform/deps.ts'
import { MAX_QUANTITY } from './contract.ts'
import { createCart } from './create-cart.ts'
import { readContents } from './read-cart.ts'
import { claimCart, lockCartOf, moveContents } from './store.ts'

/**
 * At log-in: the guest's cart becomes the person's, or flows into the one the person has. Returns the key to use from now on.
 * Somebody else's cart is left alone. Quantities above the stock show as such in the cart.
 */
export function mergeCarts(deps: Deps, guestKey: string | undefined, userId: string): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    await lockCartOf(tx, userId)
    if (guestKey !== undefined && (await claimCart(tx, guestKey, userId))) return guestKey
    const own = await createCart(inside, { userId, permissions: 'buyer', firstName: '', companyIds: [], roles: {} })
    if (guestKey !== undefined && guestKey !== own.id) {
      const { id } = await readContents(inside, own.id)
      await moveContents(tx, guestKey, id, MAX_QUANTITY)
    }
    return own.id
  })
}
