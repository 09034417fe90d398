import type { Deps } from '../../platform/deps.ts'
import { readCartOf } from '../cart/index.ts'
import { readFiltersOf } from '../fulfilment/index.ts'

/** What a person keeps at the market: the cart, without the key that would let others see it, and filters under names. */
export async function readKept(deps: Deps, userId: string): Promise<{ cart: unknown; filters: unknown }> {
  const [cart, filters] = await Promise.all([readCartOf(deps, userId), readFiltersOf(deps, userId)])
  if (!cart) return { cart: null, filters }
  const { id: _, ...rest } = cart
  return { cart: rest, filters }
}
