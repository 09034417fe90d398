import type pg from 'pg'
import type { Log } from '../log/log.ts'

/** First half of the advisory locks that stand for living workers; the second half is made of the worker's id. */
export const LIVING_WORKER = 726_351_002

/**
 * A worker that has just begun may not hold its lock yet: what it took in the last seconds counts as alive. What was taken in the
 * future was taken before the clock was set back.
 */
const FREE_ABANDONED = `
  with takers as materialized (
    select distinct locked_by from graphile_worker._private_jobs
    where locked_by like 'pool-%' and locked_by <> all($2)
      and locked_at not between now() - interval '4 seconds' and now() + interval '4 seconds'),
  dead as materialized (select locked_by from takers where pg_try_advisory_xact_lock($1::int, hashtext(locked_by)))
  select count(*)::int as dead, graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`

/**
 * The queue takes a job back from a worker that died only after four hours: too long for money that is to go back. So every worker
 * holds a lock while it lives, and frees the jobs of those whose lock is gone. `held`: locks of this connection, brought up to date.
 */
export async function freeAbandoned(
  client: pg.Client,
  log: Log,
  workerIds: readonly string[],
  held: Set<string>,
): Promise<void> {
  for (const id of held) {
    if (workerIds.includes(id)) continue
    await client.query('select pg_advisory_unlock($1::int, hashtext($2))', [LIVING_WORKER, id])
    held.delete(id)
  }
  for (const id of workerIds) {
    if (held.has(id)) continue
    await client.query('select pg_advisory_lock($1::int, hashtext($2))', [LIVING_WORKER, id])
    held.add(id)
  }
  const { rows } = await client.query<{ dead: number }>(FREE_ABANDONED, [LIVING_WORKER, workerIds])
  if (rows[0]) log.warn({ freedJobsOfDeadWorkers: rows[0].dead })
}
