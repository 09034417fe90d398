import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { readContents } from './read-cart.ts'
import type { CartContents } from './rules/price-cart.ts'
import { deleteContents, lockRow } from './store.ts'

/**
 * The contents, held for the caller's transaction: of two tabs that order the same cart the second sees what the first left.
 * The lock comes first and alone, so that the contents are read after the wait.
 */
export async function lockCart(deps: Deps, key: string): Promise<CartContents> {
  if (!(await lockRow(deps.db, key))) throw new Failure('notFound', 'cart_not_found')
  return readContents(deps, key)
}

/** Empties a cart that was ordered; the cart itself stays for the next purchase. */
export function emptyCart(deps: Deps, cartId: number): Promise<void> {
  return deleteContents(deps.db, cartId)
}
