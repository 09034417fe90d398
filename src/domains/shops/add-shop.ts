import type { Deps } from '../../platform/deps.ts'
import { insertShop, type NewShop } from './store/shops.ts'

export type { NewShop }

/** Opens a shop of a company and returns its id. For sellers: `own/open-shop.ts`. */
export function addShop(deps: Deps, companyId: number, shop: NewShop): Promise<number> {
  return insertShop(deps.db, companyId, shop)
}
