import type { Deps } from '../../../platform/deps.ts'
import { invalidField } from '../../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../../values/paging.ts'
import { readCategoriesById } from '../../categories/index.ts'
import { titlesIn } from '../../categories/rules/index.ts'
import { readShop } from '../../shops/index.ts'
import { PICKUP_PAGE, type PickupProduct } from './contract.ts'
import { findInShop } from './store.ts'

/** A page of what can be collected in a shop, and whose shop it is; nothing waits in a shop that is closed for good. */
export async function readShopProducts(
  deps: Deps,
  shopId: number,
  after?: string,
): Promise<{ products: PickupProduct[]; next: string | null; companyId: number }> {
  const shop = await readShop(deps, shopId)
  const before = after === undefined ? null : idOf(after)
  const found = shop.removed ? [] : await findInShop(deps.db, shop, before, PICKUP_PAGE + 1)
  const categories = await readCategoriesById(deps)
  const products = found.slice(0, PICKUP_PAGE).map(({ categoryId, typedTitles, ...product }) => ({
    ...product,
    titles: titlesIn(categories, { categoryId, title: product.title, typedTitles }),
  }))
  const last = products.at(-1)
  return {
    products,
    next: found.length > PICKUP_PAGE && last ? encodeCursor([last.id]) : null,
    companyId: shop.companyId,
  }
}

function idOf(cursor: string): number {
  const [id] = decodeCursor(cursor) ?? []
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > 2_147_483_647) {
    throw invalidField('after', 'invalid_cursor')
  }
  return id
}
