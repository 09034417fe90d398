import type { Deps } from '../../../platform/deps.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { settleSchedules, sweepSchedules } from '../pricing/settle-schedules.ts'
import { forgetUnusedImages, removeImage } from './forget-images.ts'

/** `sweepPrices` and `forgetImages` run once a minute. */
export const offersJobs = (deps: Deps): JobKind[] => [
  { name: 'catalog.settlePrices', run: (payload: { versionId: number }) => settleSchedules(deps, payload.versionId) },
  { name: 'catalog.sweepPrices', run: () => sweepSchedules(deps) },
  { name: 'catalog.forgetImages', run: () => forgetUnusedImages(deps) },
  { name: 'catalog.removeImage', run: (payload: { key: string }) => removeImage(deps, payload.key) },
]
