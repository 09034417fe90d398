import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { beginCountingSales, countSales } from './count-sales.ts'
import { remindCollections } from './remind-collections.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'fulfilment.beginCountingSales': Nothing
    'fulfilment.countSales': { after: number; day: string }
    'fulfilment.remindCollections': Nothing
  }
}

/** Looks every minute for who has to be reminded of what waits in a shop, each buyer once; counts once a day what sells. */
export const fulfilmentJobs = (deps: Deps): JobKind[] => [
  ...inLane('mail', [
    {
      name: 'fulfilment.remindCollections',
      everyMinute: true,
      run: (_, { signal }) => remindCollections(deps, signal),
    },
  ]),
  ...inLane('search', [
    { name: 'fulfilment.beginCountingSales', priority: 20, everyMinute: true, run: () => beginCountingSales(deps) },
    {
      name: 'fulfilment.countSales',
      priority: 20,
      timeLimit: 300,
      run: (step, { signal }) => countSales(deps, step, signal),
    },
  ]),
]
