import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { purgeFiles, removeFile } from './evidence/sealed-file.ts'
import { sendAnswer } from './evidence/send-answer.ts'
import { notifyPeople, warnOfEnds } from './notify-people.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'chargebacks.notifyPeople': { chargebackId: number; what: string }
    'chargebacks.warn': Nothing
    'chargebacks.sendAnswer': { chargebackId: number }
    'chargebacks.removeFile': { fileKey: string }
    'chargebacks.purgeFiles': Nothing
  }
}

/** Mails about chargebacks: when one is opened and decided, and three days before its answer is due. The answer and its files. */
export const chargebacksJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    {
      name: 'chargebacks.notifyPeople',
      priority: 10,
      run: ({ chargebackId, what }) => notifyPeople(deps, chargebackId, what),
    },
    { name: 'chargebacks.warn', priority: 20, everyMinute: true, run: () => warnOfEnds(deps) },
    {
      name: 'chargebacks.sendAnswer',
      priority: 10,
      // Files go one after the other.
      timeLimit: 300,
      run: ({ chargebackId }) => sendAnswer(deps, chargebackId),
    },
    { name: 'chargebacks.removeFile', priority: 30, run: ({ fileKey }) => removeFile(deps, fileKey) },
    { name: 'chargebacks.purgeFiles', priority: 30, everyMinute: true, run: () => purgeFiles(deps) },
  ])
