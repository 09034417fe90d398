import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { loadPlaces } from './load-places.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'places.load': Nothing
  }
}

/** Loads the towns of the country once, within ten minutes. */
export const placesJobs = (deps: Deps): JobKind[] => [
  { name: 'places.load', timeLimit: 600, run: () => loadPlaces(deps) },
]
