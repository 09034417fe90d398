import { redirect } from 'react-router'
import { type LoadArgs, problemOf } from '../../../loading.ts'
import { type CategoryNode, pathTo, readTree } from '../../../parts/categories/category-tree.ts'
import { normalizeAddress } from './list-address.ts'

const leaf = ({ slug, name, count }: CategoryNode) => ({ slug, name, count })

/** A list as its address says. A form's address is tidied by a redirect, so that each list has one address. */
export async function loadCatalog({ api, url, locale }: LoadArgs) {
  const normalized = normalizeAddress(url.searchParams)
  if (normalized) throw redirect(normalized)
  const [{ list, outdated }, tree] = await Promise.all([readList(api, url.searchParams), readTree(api, locale)])
  const path = pathTo(tree, list.categoryId)
  const here = path.at(-1)
  return {
    list,
    /** Parameters of the address that are no filters (any more), and were left out. */
    outdated,
    trail: path.map(leaf),
    /** Where one can go deeper; at the bottom, the neighbours are offered by the crumb above. */
    below: (here ? here.children : tree.top).map(leaf),
  }
}

/** Of an address that names more, nothing is worth showing. */
const MOST_OUTDATED = 10

/** An address that was kept for long may name filters or values that are gone: the list is shown without them. */
async function readList(api: LoadArgs['api'], asked: URLSearchParams) {
  const params = new URLSearchParams(asked)
  for (const outdated: string[] = []; ; ) {
    try {
      return { list: await api('GET /api/search', { query: Object.fromEntries(params) as never }), outdated }
    } catch (error) {
      const problem = problemOf(error)
      const field = problem?.errors[0]?.field
      const isGone = problem?.code === 'unknown_filter' || problem?.code === 'invalid_filter'
      if (!isGone || field === undefined || !params.has(field) || outdated.length === MOST_OUTDATED) throw error
      params.delete(field)
      outdated.push(field)
    }
  }
}

export type CatalogData = Awaited<ReturnType<typeof loadCatalog>>
