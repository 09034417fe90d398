import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { refreshListings, refreshWords } from './refresh-listings.ts'

export const searchJobs = (deps: Deps): JobKind[] => [
  {
    name: 'search.refreshListings',
    run: (payload: { productIds: number[] }) => refreshListings(deps, payload.productIds),
  },
  { name: 'search.refreshWords', run: () => refreshWords(deps) },
]
