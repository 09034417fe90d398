import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { removeUnusedPicture } from './site-pictures.ts'

export const siteJobs = (deps: Deps): JobKind[] => [
  { name: 'site.removePicture', run: ({ key }: { key: string }) => removeUnusedPicture(deps, key) },
]
