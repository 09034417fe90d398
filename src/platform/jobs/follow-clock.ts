import type pg from 'pg'
import type { Log } from '../log/log.ts'

/** Milliseconds that two readings may differ because an answer took its time. */
const TOLERANCE = 2000
/** A transaction that began before the clock was set back may still write after it: looked at again after so many readings. */
const ANYWAY_EVERY = 20

/** What was written down in the future was written before the clock was set back: it waits as long as was asked, from now. */
const SHIFT = `
  with ahead as (
    select id, greatest(created_at, updated_at) - now() as by from graphile_worker._private_jobs
    where greatest(created_at, updated_at) > now() + interval '5 seconds' and locked_at is null)
  update graphile_worker._private_jobs as jobs
  set run_at = run_at - ahead.by, created_at = least(created_at, now()), updated_at = now()
  from ahead where jobs.id = ahead.id`

/** Looks at the database's clock; once it was set back, jobs that were due "now" by the old one do not wait until it is there again. */
export function clockFollower(log: Log): (client: pg.Client) => Promise<void> {
  let readings = 0
  let last = { database: 0, here: 0 }
  return async (client) => {
    const { rows } = await client.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    )
    const read = { database: rows[0]?.ms ?? 0, here: performance.now() }
    const setBack = read.here - last.here - (read.database - last.database) > TOLERANCE
    last = read
    if (!setBack && readings++ % ANYWAY_EVERY !== 0) return
    const { rowCount } = await client.query(SHIFT)
    if (rowCount) log.warn({ clockSetBack: true, jobsShifted: rowCount })
  }
}
