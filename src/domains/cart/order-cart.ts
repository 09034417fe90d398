import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { CartContents } from './rules/priced-cart.ts'
import { findVersions, takeContents } from './store.ts'

/**
 * Empties a cart into the caller's transaction: of two tabs that order the same cart the second finds it empty; when the order fails
 * and the transaction is rolled back, everything lies in the cart again. `cart_not_found` when there is none.
 */
export async function takeCart(deps: Deps, key: string): Promise<CartContents> {
  const contents = await takeContents(deps.db, key)
  if (!contents) throw new Failure('notFound', 'cart_not_found')
  return contents
}

/** Ids of the versions that lie in a cart, without any lock; none when there is no such cart. */
export const versionsOfCart = (deps: Deps, key: string): Promise<number[]> => findVersions(deps.db, key)
