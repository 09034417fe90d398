import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { AnyKind } from './kinds.ts'
import type { Jobs } from './names.ts'

/** A job to add: a name of the map, and what that job is told. */
export type JobSpec<J = Jobs> = {
  [Name in keyof J]: {
    name: Name
    payload: J[Name]
    /** UTC, by the clock of `deps.now`; now when absent. */
    runAt?: Date
    /** A job waiting under the same key keeps its time and takes this payload: many changes cause one run, and never put it off. */
    key?: string
    maxAttempts?: number
  }
}[keyof J]

/** Adds jobs in one statement, in the transaction that `db` stands for: they exist exactly if the change does. */
export type AddJob<J = Jobs> = (db: Database, ...jobs: JobSpec<J>[]) => Promise<void>

/** Any names: of a map that only the caller knows. */
export type AnyJobs = Record<string, object>

type Scheduling = {
  /** The clock that `runAt` was read from. */
  now?: () => Date
  /** They know the priorities; may be filled later. */
  kinds?: readonly AnyKind[]
}

/**
 * A time is handed on as the distance from now, and the database adds it to its own clock, by which the queue runs: two machines
 * whose clocks differ agree on how long to wait. By its clock of this moment: the transaction's is older, and what runs too early finds
 * nothing to do.
 */
export function createAddJob<J = Jobs>({ now = () => new Date(), kinds = [] }: Scheduling = {}): AddJob<J> {
  return async (db, ...jobs) => {
    if (jobs.length === 0) return
    const at = now().getTime()
    // One statement may name a key once: the last of a kind speaks for all.
    const single = [...new Map(jobs.map((job, index) => [job.key ?? index, job])).values()]
    const specs = single.map((job) => ({
      name: job.name,
      payload: job.payload,
      wait: job.runAt ? (job.runAt.getTime() - at) / 1000 : null,
      max_attempts: job.maxAttempts ?? 12,
      key: job.key ?? null,
      priority: kinds.find(({ name }) => name === job.name)?.priority ?? 0,
    }))
    await sql`select graphile_worker.add_jobs(array(
      select row(name, payload, null, clock_timestamp() + make_interval(secs => wait), max_attempts, key, priority, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(specs)}::json)
        as t(name text, payload json, wait float8, max_attempts int, key text, priority int)
    ), job_key_preserve_run_at => true)`.execute(db)
  }
}
