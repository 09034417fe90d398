import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { removeFile } from './message-files.ts'
import { purgeMessages } from './purge-messages.ts'
import { sendDigests } from './send-digests.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'messages.sendDigests': Nothing
    'messages.removeFile': { fileKey: string }
    'messages.purge': Nothing
  }
}

/** Mails about what stays unread, and the end of what is old. */
export const messagesJobs = (deps: Deps): JobKind[] => [
  ...inLane('mail', [{ name: 'messages.sendDigests', everyMinute: true, run: () => sendDigests(deps) }]),
  ...inLane('general', [
    { name: 'messages.removeFile', priority: 30, run: ({ fileKey }) => removeFile(deps, fileKey) },
    { name: 'messages.purge', priority: 30, everyMinute: true, run: () => purgeMessages(deps) },
  ]),
]
