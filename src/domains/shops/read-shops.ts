import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { PublicShop } from './contract.ts'
import { findShop, findShopsOf, findSomeShops } from './store/shops.ts'

/** At most so many shops in one answer. */
const MAX_SHOPS = 200

/** A shop by id, or `shop_not_found`. */
export async function readShop(deps: Deps, id: number): Promise<PublicShop> {
  const shop = await findShop(deps.db, id)
  if (!shop) throw new Failure('notFound', 'shop_not_found')
  return shop
}

/** Shops of the companies, or some of all when no company is named. */
export function readShops(deps: Deps, filter: { companyIds?: readonly number[] }): Promise<PublicShop[]> {
  return filter.companyIds ? findShopsOf(deps.db, filter.companyIds) : findSomeShops(deps.db, MAX_SHOPS)
}
