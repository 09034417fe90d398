import type { Deps } from '../../../platform/deps.ts'
import { ORDER_STATUSES, type OrderStatus } from '../contract.ts'
import { countStatuses } from './store.ts'

/** How many orders of all sellers stand in each status, counted up to a bound. */
export async function readStatusCounts(
  deps: Pick<Deps, 'db'>,
  bound: number,
): Promise<{ status: OrderStatus; count: number }[]> {
  const counts = new Map(await countStatuses(deps.db, ORDER_STATUSES, bound))
  return ORDER_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }))
}
