import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { loadPlaces } from './load-places.ts'

export const placesJobs = (deps: Deps): JobKind[] => [
  { name: 'places.load', timeLimit: 600, run: () => loadPlaces(deps) },
]
