import type { BulkRun, ProductListPage } from '../../../../domains/product-list/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { type CategoryTree, readTree } from '../../../parts/categories/category-tree.ts'
import { listQuery } from '../../../parts/lists/list-query.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type ProductsData = {
  page: ProductListPage
  tree: CategoryTree
  /** The newest changes of many products. */
  runs: BulkRun[]
}

const FILTERS = ['q', 'status', 'category', 'state', 'stock', 'reduced', 'pictures'] as const

/** What the address asks of the list, and the page that answers it. */
export async function loadProducts({ api, url, locale, signal }: LoadArgs, { id }: Mine): Promise<ProductsData> {
  const query = listQuery<'GET /api/companies/{id}/products'>(url, ...FILTERS, 'sort', 'after', 'before')
  const params = { id }
  const [page, tree, { runs }] = await Promise.all([
    api('GET /api/companies/{id}/products', { params, ...query, signal }),
    readTree(api, locale),
    api('GET /api/companies/{id}/bulk-runs', { params, signal }),
  ])
  return { page, tree, runs }
}

/** The filter of an address, as a change of many takes it. */
export function filterOf(search: URLSearchParams) {
  return Object.fromEntries(FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
}

/** The address with other values; null takes one out. The page begins anew. */
export function withValues(search: URLSearchParams, values: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const name of ['after', 'before']) next.delete(name)
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
