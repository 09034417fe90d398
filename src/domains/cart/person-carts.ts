import type { Deps } from '../../platform/deps.ts'
import type { Cart } from './contract.ts'
import { readCart } from './read-cart.ts'
import { deleteCartsOf, findCartKeyOf, lockCartOf } from './store.ts'

/** The cart of a person, for the export of one's own data; undefined when there is none. */
export async function readCartOf(deps: Deps, userId: string): Promise<Cart | undefined> {
  const key = await findCartKeyOf(deps.db, userId)
  return key === undefined ? undefined : readCart(deps, key)
}

/** Erases what a person has in the cart, in the caller's transaction; a log-in that is just taking over a guest's cart waits. */
export async function eraseCarts(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await lockCartOf(deps.db, userId)
  await deleteCartsOf(deps.db, userId)
}
