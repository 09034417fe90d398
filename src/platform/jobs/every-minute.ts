import type pg from 'pg'
import type { AnyKind } from './kinds.ts'

const ADD_ONCE_A_MINUTE = `
  with turn as (
    insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
    values ('every minute', now(), date_trunc('minute', now()))
    on conflict (identifier) do update set last_execution = excluded.last_execution
    where known.last_execution is distinct from excluded.last_execution
    returning 1)
  select jobs.id from turn, graphile_worker.add_jobs(array(
    select row(name, '{}', null, null, null, name, priority, null)::graphile_worker.job_spec
    from json_to_recordset($1::json) as t(name text, priority int))) jobs`

/**
 * Adds the jobs of the minute, once however many processes ask. The queue's own clockwork sleeps till the minute it expects: after
 * the clock was set back an hour, no hold would end for an hour.
 */
export async function addEveryMinute(client: pg.Client, kinds: readonly AnyKind[]): Promise<void> {
  const jobs = kinds.map(({ name, priority = 0 }) => ({ name, priority }))
  await client.query(ADD_ONCE_A_MINUTE, [JSON.stringify(jobs)])
}
