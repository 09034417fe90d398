import type { Deps } from '../../platform/deps.ts'
import { findOrderIdsOfPerson } from './store/order-to-document.ts'

/** What is kept of so many orders is read together. */
const AT_ONCE = 50

/** All orders of a person, the newest first, fifty at a time: nobody's history fills the memory, and no statement takes more. */
export async function* ordersOfPerson(
  deps: Pick<Deps, 'db'>,
  userId: string,
): AsyncGenerator<{ id: number; number: string }[]> {
  let before: number | null = null
  do {
    const orders: { id: number; number: string }[] = await findOrderIdsOfPerson(deps.db, userId, {
      before,
      limit: AT_ONCE,
    })
    if (orders.length > 0) yield orders
    before = orders.length === AT_ONCE ? (orders.at(-1)?.id ?? null) : null
  } while (before !== null)
}
