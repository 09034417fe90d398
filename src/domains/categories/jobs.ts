import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { recountCategories } from './read-categories.ts'
import { type AnnounceStep, announceStep } from './tree/announce-category.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'product.changed': { productIds: readonly number[] }
    'categories.changed': Nothing
  }
  interface Jobs {
    'catalog.recountCategories': Nothing
    'catalog.announceCategory': AnnounceStep
  }
}

/** Counts products of categories after changes, at most once a minute, and tells the goods of a changed category step by step. */
export const categoriesJobs = (deps: Deps): JobKind[] => [
  {
    name: 'catalog.recountCategories',
    hears: ['product.changed', 'company.changed'],
    onceInSeconds: 60,
    run: () => recountCategories(deps),
  },
  { name: 'catalog.announceCategory', run: (step) => announceStep(deps, step) },
]
