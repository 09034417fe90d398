import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { likeness } from '../db/likeness.ts'

export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

export type QueuedJob = {
  id: string
  name: string
  state: JobState
  attempts: number
  maxAttempts: number
  lastError: string | null
  runAt: Date
  lockedAt: Date | null
}

/** `failed`: tried as often as it may be; nothing takes it any more. */
const STATE = sql.raw(`case
  when jobs.locked_at is not null then 'running'
  when jobs.attempts >= jobs.max_attempts then 'failed'
  when jobs.last_error is not null then 'retrying'
  else 'waiting' end`)

/** A number; or part of a name, and `names` that mean what was looked for. */
export type SoughtJob = { number: number } | { words: string; names: readonly string[] }

/** Jobs, the newest first; `names` null: of any name. `before`: id of the last one seen. */
export async function findQueued(
  db: Database,
  {
    state,
    names,
    sought,
    before,
  }: { state: JobState | null; names: readonly string[] | null; sought: SoughtJob | null; before: string | null },
  limit: number,
): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select jobs.id::text as id, tasks.identifier as name, ${STATE} as state, jobs.attempts::int as attempts,
      jobs.max_attempts::int as "maxAttempts", jobs.last_error as "lastError", jobs.run_at as "runAt",
      jobs.locked_at as "lockedAt"
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where (${names}::text[] is null or jobs.task_id = any(array(select id from graphile_worker._private_tasks
        where identifier = any(${names}::text[]))))
      and (${state}::text is null or ${STATE} = ${state}::text)
      ${sought ? meets(sought) : sql``}
      and (${before}::bigint is null or jobs.id < ${before}::bigint)
    order by jobs.id desc limit ${limit}`.execute(db)
  return rows
}

/** Kinds are few: they are looked up first, and the queue is compared with their numbers alone. */
const meets = (sought: SoughtJob) =>
  'number' in sought
    ? sql`and jobs.id = ${sought.number}::bigint`
    : sql`and jobs.task_id = any(array(select id from graphile_worker._private_tasks
        where identifier = any(${sought.names}::text[]) or identifier ilike ${likeness(sought.words)}))`

export type NameCounts = {
  name: string
  due: number
  running: number
  retrying: number
  failed: number
  late: number | null
}

/** How the queue stands, by name: one walk over it, which the worker itself does every few seconds. `late`: seconds for which its oldest due job has been due. */
export async function countQueued(db: Database): Promise<NameCounts[]> {
  const { rows } = await sql<NameCounts>`
    select tasks.identifier as name,
      count(*) filter (where jobs.is_available and jobs.run_at <= now())::int as due,
      count(*) filter (where jobs.locked_at is not null)::int as running,
      count(*) filter (where jobs.is_available and jobs.last_error is not null)::int as retrying,
      count(*) filter (where jobs.locked_at is null and jobs.attempts >= jobs.max_attempts)::int as failed,
      floor(extract(epoch from now() - min(jobs.run_at) filter (where jobs.is_available and jobs.run_at <= now())))::int as late
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    group by 1 order by 1`.execute(db)
  return rows
}

/** Lets jobs that failed begin anew, at once and with all their tries; running ones are left alone. Answers how many. */
export async function rerunJobs(
  db: Database,
  { id, names }: { id: string | null; names: readonly string[] | null },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with chosen as (
      select jobs.id, tasks.identifier as name
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where (${id}::bigint is null or jobs.id = ${id}::bigint)
        and (${names}::text[] is null or tasks.identifier = any(${names}::text[]))
        and jobs.locked_at is null and jobs.last_error is not null
      order by jobs.id limit ${limit} for update of jobs skip locked)
    update graphile_worker._private_jobs as jobs
    set run_at = clock_timestamp(), attempts = 0, updated_at = now()
    from chosen where jobs.id = chosen.id returning chosen.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** One job, locked until the transaction ends; undefined where it is done already. */
export async function lockQueued(db: Database, id: string): Promise<QueuedJob | undefined> {
  const { rows } = await sql<QueuedJob>`
    select jobs.id::text as id, tasks.identifier as name, ${STATE} as state, jobs.attempts::int as attempts,
      jobs.max_attempts::int as "maxAttempts", jobs.last_error as "lastError", jobs.run_at as "runAt",
      jobs.locked_at as "lockedAt"
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = ${id}::bigint for update of jobs`.execute(db)
  return rows[0]
}

/** Takes a job out of the queue for good. */
export async function removeQueued(db: Database, id: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(db)
}
