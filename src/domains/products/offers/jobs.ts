import type { Deps } from '../../../platform/deps.ts'
import type { JobKind } from '../../../platform/jobs/kinds.ts'
import type { Nothing } from '../../../platform/jobs/names.ts'
import { followUnits } from './follow-units.ts'
import { purgeUnusedImages, removeImage } from './purge-images.ts'

declare module '../../../platform/jobs/names.ts' {
  interface Jobs {
    'catalog.forgetImages': Nothing
    'catalog.removeImage': { key: string }
    'products.followUnits': { productId: number }
  }
}

/** Forgets pictures that no product shows any more, then removes their files. What was measured of a thing on offer changes what its offer promises. */
export const offersJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.forgetImages', everyMinute: true, run: () => purgeUnusedImages(deps) },
  { name: 'catalog.removeImage', run: ({ key }) => removeImage(deps, key) },
  { name: 'products.followUnits', hears: ['unit.changed'], run: ({ productId }) => followUnits(deps, productId) },
]
