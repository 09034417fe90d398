import { redirect } from 'react-router'
import type { LoadArgs } from '../../../loading.ts'
import { type CategoryNode, pathTo, readTree } from '../../../parts/categories/category-tree.ts'
import { normalizeAddress } from './list-address.ts'

const leaf = ({ slug, name, count }: CategoryNode) => ({ slug, name, count })

/** A list as its address says. A form's address is tidied by a redirect, so that each list has one address. */
export async function loadCatalog({ api, url, locale }: LoadArgs) {
  const normalized = normalizeAddress(url.searchParams)
  if (normalized) throw redirect(normalized)
  const [list, tree] = await Promise.all([
    api('GET /api/search', { query: Object.fromEntries(url.searchParams) as never }),
    readTree(api, locale),
  ])
  const path = pathTo(tree, list.categoryId)
  const here = path.at(-1)
  return {
    list,
    trail: path.map(leaf),
    /** Where one can go deeper; at the bottom, the neighbours are offered by the crumb above. */
    below: (here ? here.children : tree.top).map(leaf),
  }
}

export type CatalogData = Awaited<ReturnType<typeof loadCatalog>>
