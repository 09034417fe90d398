import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/jobs.ts'
import { noteCategories, refreshListings, refreshWords } from './refresh-listings.ts'
import { refreshSeller, type SellerToRefresh } from './refresh-seller.ts'
import { type Renewal, renewListings } from './renew-listings.ts'

/** A changed product is in the lists within seconds; a whole seller and the counting of words wait for that. */
export const searchJobs = (deps: Deps): JobKind[] =>
  inLane('search', [
    {
      name: 'search.refreshListings',
      run: (payload: { productIds: number[] }, { signal }) => refreshListings(deps, payload.productIds, signal),
    },
    {
      name: 'search.refreshSeller',
      priority: 10,
      run: (seller: SellerToRefresh, { signal }) => refreshSeller(deps, seller, signal),
    },
    {
      name: 'search.renewListings',
      priority: 15,
      run: (renewal: Renewal, { signal }) => renewListings(deps, renewal, signal),
    },
    { name: 'search.noteCategories', run: () => noteCategories(deps) },
    { name: 'search.refreshWords', priority: 20, timeLimit: 600, run: () => refreshWords(deps) },
  ])
