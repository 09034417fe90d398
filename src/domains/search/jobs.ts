import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { type Rebuild, rebuildDocuments } from './rebuild-documents.ts'
import { noteCategories, refreshDocuments, refreshWords } from './refresh-documents.ts'
import { refreshSeller, type SellerToRefresh } from './refresh-seller.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'search.refreshListings': { productIds: readonly number[] }
    'search.refreshSeller': SellerToRefresh
    'search.refreshSold': { productIds: readonly number[] }
    'search.renewListings': Rebuild
    'search.noteCategories': Nothing
    'search.refreshWords': Nothing
  }
}

/** A changed product is in the lists within seconds; a whole seller and the counting of words wait for that. */
export const searchJobs = (deps: Deps): JobKind[] =>
  inLane('search', [
    {
      name: 'search.refreshListings',
      hears: ['product.changed', 'stock.changed', 'rating.changed'],
      run: ({ productIds }, { signal }) => refreshDocuments(deps, productIds, signal),
    },
    {
      name: 'search.refreshSeller',
      priority: 10,
      hears: ['company.changed'],
      run: (seller, { signal }) => refreshSeller(deps, seller, signal),
    },
    {
      name: 'search.refreshSold',
      priority: 10,
      run: ({ productIds }, { signal }) => refreshDocuments(deps, productIds, signal),
    },
    {
      name: 'search.renewListings',
      priority: 15,
      run: (rebuild, { signal }) => rebuildDocuments(deps, rebuild, signal),
    },
    { name: 'search.noteCategories', hears: ['categories.changed'], run: () => noteCategories(deps) },
    { name: 'search.refreshWords', priority: 20, timeLimit: 600, run: () => refreshWords(deps) },
  ])
