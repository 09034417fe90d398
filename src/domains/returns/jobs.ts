import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { runClocks } from './clocks.ts'
import { purgeFiles, removeFile } from './files/remove-files.ts'
import { notifyLabel } from './label/notify-label.ts'
import { writeNews } from './news/news.ts'

/** `eventId`: what happened, of the case's own history. */
type CaseNews = { caseId: number; orderId: number; eventId: number }

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'returns.opened': CaseNews
    'complaint.opened': CaseNews
    /** A step on the way: answered, sent, received, given up. */
    'returns.moved': CaseNews
    /** It is over: money went back, another piece out, or it was repaired. */
    'returns.settled': CaseNews
    'returns.disputed': CaseNews
    'returns.decided': CaseNews
  }
  interface Jobs {
    'returns.notify': CaseNews
    'returns.runClocks': Nothing
    'returns.removeFile': { fileKey: string }
    'returns.purgeFiles': Nothing
    'returns.notifyLabel': { labelId: number; matter: string; state: string }
  }
}

/** Mails about cases, what happens to them when nobody does anything, and the end of their files. */
export const returnsJobs = (deps: Deps): JobKind[] => [
  ...inLane('mail', [
    {
      name: 'returns.notify',
      hears: [
        'returns.opened',
        'complaint.opened',
        'returns.moved',
        'returns.settled',
        'returns.disputed',
        'returns.decided',
      ],
      run: ({ eventId }) => writeNews(deps, eventId),
    },
    { name: 'returns.notifyLabel', hears: ['label.ofReturn'], run: (told) => notifyLabel(deps, told) },
  ]),
  ...inLane('money', [
    { name: 'returns.runClocks', priority: 20, everyMinute: true, run: () => runClocks(deps) },
    { name: 'returns.removeFile', priority: 30, run: ({ fileKey }) => removeFile(deps, fileKey) },
    { name: 'returns.purgeFiles', priority: 30, everyMinute: true, run: () => purgeFiles(deps) },
  ]),
]
