import type { Deps } from '../../../platform/deps.ts'
import { lockQueued, removeQueued } from '../../../platform/jobs/inspect-queue.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'

/** Takes a job that failed out of the queue for good, with the reason on record. */
export function giveUpJob(deps: Deps, actor: Actor | undefined, id: string, reason: string): Promise<void> {
  const { userId: actorId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const job = await lockQueued(db, id)
    if (!job) throw new Failure('conflict', 'job_gone')
    if (job.state === 'running') throw new Failure('conflict', 'job_running')
    if (job.lastError === null) throw new Failure('conflict', 'job_not_failed')
    await removeQueued(db, id)
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId, action: 'jobGivenUp', subjectKind: 'market', subjectId: 'jobs' },
        detail: { job: job.name, number: job.id, tries: job.attempts, reason },
      },
    )
  })
}
