import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export type JobSpec = {
  name: string
  payload: Record<string, unknown>
  /** UTC, by the clock of `deps.now`; now when absent. */
  runAt?: Date
  /** A job waiting under the same key keeps its time and takes this payload: many changes cause one run, and never put it off. */
  key?: string
  maxAttempts?: number
}

/** Adds jobs in one statement, in the transaction that `db` stands for: they exist exactly if the change does. */
export type AddJob = (db: Database, ...jobs: JobSpec[]) => Promise<void>

type Scheduling = {
  /** The clock that `runAt` was read from. */
  now?: () => Date
  /** By name of the job, from its kind; 0 when absent. */
  priorities?: ReadonlyMap<string, number>
}

/**
 * A time is handed on as the distance from now, and the database adds it to its own clock, by which the queue runs: two machines
 * whose clocks differ agree on how long to wait. By its clock of this moment: the transaction's is older, and what runs too early finds
 * nothing to do.
 */
export function createAddJob({ now = () => new Date(), priorities }: Scheduling = {}): AddJob {
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
      priority: priorities?.get(job.name) ?? 0,
    }))
    await sql`select graphile_worker.add_jobs(array(
      select row(name, payload, null, clock_timestamp() + make_interval(secs => wait), max_attempts, key, priority, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(specs)}::json)
        as t(name text, payload json, wait float8, max_attempts int, key text, priority int)
    ), job_key_preserve_run_at => true)`.execute(db)
  }
}

/**
 * Lines that do not wait for each other: each has its own runner and its own number of jobs at once. `money` ends holds, books payments
 * and sends money back; `mail` is what people wait for; `search` and `imports` may have hours of work.
 */
export const LANES = { money: 3, mail: 2, search: 2, imports: 1, general: 2 } as const satisfies Record<string, number>
export type Lane = keyof typeof LANES

export type JobContext = {
  /** Aborted when the time limit is over and when the program stops: end soon and throw; what is left is done in the next attempt. */
  signal: AbortSignal
}

/** One kind of job: `run` must bear to run twice, at once, and to die in the middle. */
export type JobKind = {
  name: string
  /** `general` unless said. */
  lane?: Lane
  /** Within its lane: lower goes first, 0 unless said. */
  priority?: number
  /** Seconds an attempt may take before its signal aborts; 60 unless said. Some seconds later it counts as failed, whatever it does. */
  timeLimit?: number
  run: (payload: never, context: JobContext) => Promise<void>
}

/** The same kinds in a lane of their domain. */
export const inLane = (lane: Lane, kinds: readonly JobKind[]): JobKind[] => kinds.map((kind) => ({ lane, ...kind }))
