import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { noteCategories, refreshListings, refreshWords } from './refresh-listings.ts'
import { refreshSeller, type SellerToRefresh } from './refresh-seller.ts'

export const searchJobs = (deps: Deps): JobKind[] => [
  {
    name: 'search.refreshListings',
    run: (payload: { productIds: number[] }) => refreshListings(deps, payload.productIds),
  },
  { name: 'search.refreshSeller', run: (seller: SellerToRefresh) => refreshSeller(deps, seller) },
  { name: 'search.noteCategories', run: () => noteCategories(deps) },
  { name: 'search.refreshWords', run: () => refreshWords(deps) },
]
