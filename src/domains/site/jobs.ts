import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import { removeUnusedNotice } from './guarantee/change-notice.ts'
import { removeUnusedPicture } from './site-pictures.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'site.removePicture': { key: string }
    'site.removeNotice': { key: string }
  }
}

/** Removes pictures and official files that the pages show no more. */
export const siteJobs = (deps: Deps): JobKind[] => [
  { name: 'site.removePicture', run: ({ key }) => removeUnusedPicture(deps, key) },
  { name: 'site.removeNotice', run: ({ key }) => removeUnusedNotice(deps, key) },
]
