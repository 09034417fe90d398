import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { recountCategories } from './categories.ts'

export const catalogJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.recountCategories', run: () => recountCategories(deps) },
]
