import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import { removeErasureFile } from './wipe-unit.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    /** More is known of a thing that stands in a product. */
    'unit.changed': { productId: number }
  }
  interface Jobs {
    'units.removeFile': { fileKey: string }
  }
}

/** `units.removeFile`: takes the file of a replaced certificate out of the store. */
export const unitsJobs = (deps: Deps): JobKind[] => [
  { name: 'units.removeFile', run: ({ fileKey }) => removeErasureFile(deps, fileKey) },
]
