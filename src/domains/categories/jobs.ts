import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { recountCategories } from './read-categories.ts'
import { type AnnounceStep, announceStep } from './tree/announce-category.ts'

export const categoriesJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.recountCategories', run: () => recountCategories(deps) },
  { name: 'catalog.announceCategory', run: (step: AnnounceStep) => announceStep(deps, step) },
]
