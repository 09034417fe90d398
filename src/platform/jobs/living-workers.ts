import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log/log.ts'

/** First half of the advisory locks that stand for living workers; the second half is made of the worker's id. */
const ALIVE = 726_351_002
const ROUND = 3000

/** A worker that has just begun may not hold its lock yet: what it took in the last seconds counts as alive. */
const FREE_ABANDONED = `
  with takers as materialized (
    select distinct locked_by from graphile_worker._private_jobs
    where locked_by like 'pool-%' and locked_by <> $2 and locked_at < now() - interval '2 seconds'),
  dead as materialized (select locked_by from takers where pg_try_advisory_xact_lock($1::int, hashtext(locked_by)))
  select count(*)::int as dead, graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`

/**
 * The queue takes a job back from a worker that died only after four hours: too long for money that is to go back. So every worker
 * holds a lock on a connection of its own while it lives, and frees the jobs of those whose lock is gone. Returns the stop.
 */
export async function watchWorkers(pool: pg.Pool, log: Log, workerId: string): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client(pool.options)
    next.on('error', (error) => log.warn({ livingWorkers: error.message }))
    next.once('end', () => {
      if (client === next) client = undefined
    })
    await next.connect()
    await next.query('select pg_advisory_lock($1::int, hashtext($2))', [ALIVE, workerId])
    return next
  }
  const round = async () => {
    client ??= await connect()
    const { rows } = await client.query<{ dead: number }>(FREE_ABANDONED, [ALIVE, workerId])
    if (rows[0]) log.warn({ freedJobsOfDeadWorkers: rows[0].dead })
  }
  const rounds = async () => {
    while (!stopping.signal.aborted) {
      await wait(ROUND, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) await round().catch((error: Error) => log.warn({ livingWorkers: error.message }))
    }
  }
  await round()
  const running = rounds()
  return async () => {
    stopping.abort()
    await running
    await client?.end()
  }
}
