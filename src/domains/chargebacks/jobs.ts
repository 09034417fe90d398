import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { notifyPeople, warnOfEnds } from './notify-people.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'chargebacks.notifyPeople': { chargebackId: number; what: string }
    'chargebacks.warn': Nothing
  }
}

/** Mails about chargebacks: when one is opened and decided, and three days before its answer is due. */
export const chargebacksJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    {
      name: 'chargebacks.notifyPeople',
      priority: 10,
      run: ({ chargebackId, what }) => notifyPeople(deps, chargebackId, what),
    },
    { name: 'chargebacks.warn', priority: 20, everyMinute: true, run: () => warnOfEnds(deps) },
  ])
