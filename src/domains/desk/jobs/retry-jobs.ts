import type { Deps } from '../../../platform/deps.ts'
import { rerunJobs } from '../../../platform/jobs/inspect-queue.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { RETRIED_AT_ONCE } from './contract.ts'
import { type Kinds, namesOf } from './lanes-of.ts'

/** Lets one job that failed begin anew; `job_not_failed` where it runs, is done or was never tried. */
export function retryJob(deps: Deps, actor: Actor | undefined, id: string): Promise<void> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const [name] = await rerunJobs(db, { id, names: null }, 1)
    if (name === undefined) throw new Failure('conflict', 'job_not_failed')
    await record({ ...deps, db }, userId, { job: name, count: 1 })
  })
}

/** The same for all of a name, so many at once; answers how many. */
export function retryJobsOf(
  deps: Deps,
  kinds: Kinds,
  actor: Actor | undefined,
  name: string,
): Promise<{ count: number }> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const { length: count } = await rerunJobs(db, { id: null, names: namesOf(kinds, name) }, RETRIED_AT_ONCE)
    if (count > 0) await record({ ...deps, db }, userId, { job: name, count })
    return { count }
  })
}

const record = (inside: Deps, actorId: string, detail: { job: string; count: number }) =>
  recordAudit(inside, { actorId, action: 'jobsRetried', subjectKind: 'market', subjectId: 'jobs', detail })
