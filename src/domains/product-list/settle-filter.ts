import type { Deps } from '../../platform/deps.ts'
import { readCategories } from '../categories/index.ts'
import type { ProductListFilter } from './contract.ts'
import { searchWords } from './rules/search-words.ts'
import type { SettledFilter } from './store/filter.ts'

/** What a filter asks of the list: words folded, a category with all below it. */
export async function settleFilter(deps: Deps, filter: ProductListFilter): Promise<SettledFilter> {
  return {
    words: searchWords(filter.q ?? ''),
    standing: filter.status ?? null,
    categoryIds: filter.category === undefined ? null : await withBelow(deps, filter.category),
    state: filter.state ?? null,
    stock: filter.stock ?? null,
    reduced: filter.reduced !== undefined,
    withoutPictures: filter.pictures !== undefined,
  }
}

async function withBelow(deps: Deps, categoryId: number): Promise<number[]> {
  const categories = await readCategories(deps)
  const found = [categoryId]
  // Grows while it is walked: children of children are met in their turn.
  for (const id of found) found.push(...categories.filter(({ parentId }) => parentId === id).map((one) => one.id))
  return found
}
