import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { PublicShop } from './contract.ts'
import { findPublicShops, findShop, findShopsOf } from './store/shops.ts'

/** At most so many shops in one answer. */
const MAX_SHOPS = 200

/** A shop by id, or `shop_not_found`. */
export async function readShop(deps: Deps, id: number): Promise<PublicShop> {
  const shop = await findShop(deps.db, id)
  if (!shop) throw new Failure('notFound', 'shop_not_found')
  return shop
}

/** All open shops of the companies, also of those that may not sell (yet): for the companies themselves and their buyers. */
export function readShops(deps: Deps, { companyIds }: { companyIds: readonly number[] }): Promise<PublicShop[]> {
  return findShopsOf(deps.db, companyIds)
}

/** Shops that everybody may see: of a company that sells, or some of all. */
export function readPublicShops(deps: Deps, companyId?: number): Promise<PublicShop[]> {
  return findPublicShops(deps.db, { companyId: companyId ?? null, limit: MAX_SHOPS })
}
