import type { Deps } from '../../../platform/deps.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { forgetUnusedImages, removeImage } from './forget-images.ts'

/** `forgetImages` runs once a minute. */
export const offersJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.forgetImages', run: () => forgetUnusedImages(deps) },
  { name: 'catalog.removeImage', run: (payload: { key: string }) => removeImage(deps, payload.key) },
]
