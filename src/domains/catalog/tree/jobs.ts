import type { Deps } from '../../../platform/deps.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { type AnnounceStep, announceStep } from './announce-category.ts'

export const treeJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.announceCategory', run: (step: AnnounceStep) => announceStep(deps, step) },
]
