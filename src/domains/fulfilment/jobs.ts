import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { remindCollections } from './remind-collections.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'fulfilment.remindCollections': Nothing
  }
}

/** Looks every minute for who has to be reminded of what waits in a shop: each buyer once. */
export const fulfilmentJobs = (deps: Deps): JobKind[] =>
  inLane('mail', [
    {
      name: 'fulfilment.remindCollections',
      everyMinute: true,
      run: (_, { signal }) => remindCollections(deps, signal),
    },
  ])
