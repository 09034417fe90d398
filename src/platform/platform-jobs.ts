import type { Deps } from './deps.ts'
import type { Uploads } from './files/uploads.ts'
import { purgeOldKeys } from './idempotency/kept-answers.ts'
import type { JobKind } from './jobs/kinds.ts'
import type { Nothing } from './jobs/names.ts'

declare module './jobs/names.ts' {
  interface Jobs {
    'platform.forgetOldKeys': Nothing
    'platform.forgetUploads': Nothing
  }
}

/** What the platform tidies up of its own. */
export const platformJobs = (deps: Deps, uploads: Uploads): JobKind[] => [
  { name: 'platform.forgetOldKeys', everyMinute: true, run: () => purgeOldKeys(deps.db) },
  { name: 'platform.forgetUploads', everyMinute: true, run: () => uploads.sweep(deps.now()) },
]
