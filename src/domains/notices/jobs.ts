import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeNotices } from './purge-notices.ts'
import { sendNoticeMails } from './send-mails.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'notices.sendMails': Nothing
    'notices.purge': Nothing
  }
}

/** Mails to who wants notices by mail, and the end of old ones. */
export const noticesJobs = (deps: Deps): JobKind[] => [
  { name: 'notices.sendMails', lane: 'mail', everyMinute: true, run: (_, { signal }) => sendNoticeMails(deps, signal) },
  { name: 'notices.purge', everyMinute: true, run: (_, { signal }) => purgeNotices(deps, signal) },
]
