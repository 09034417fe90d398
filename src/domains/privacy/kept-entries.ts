import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { readCartOf } from '../cart/index.ts'
import { readFiltersOf, readNotesOf } from '../fulfilment/index.ts'

type Kept = { cart: unknown; filters: unknown; notes: AsyncIterable<unknown> }

/** What a person keeps at the market: the cart, without the key that would let others see it, filters under names, and notes about orders. */
export async function readKept(deps: Deps, { userId, roles }: Actor): Promise<Kept> {
  const [cart, filters] = await Promise.all([readCartOf(deps, userId), readFiltersOf(deps, userId)])
  const notes = readNotesOf(deps, userId, roles)
  if (!cart) return { cart: null, filters, notes }
  const { id: _, ...rest } = cart
  return { cart: rest, filters, notes }
}
