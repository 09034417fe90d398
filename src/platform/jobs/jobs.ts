import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export type JobSpec = {
  name: string
  payload: Record<string, unknown>
  /** UTC; now when absent. */
  runAt?: Date
  /** A job waiting under the same key keeps its time and takes this payload: many changes cause one run, and never put it off. */
  key?: string
  maxAttempts?: number
}

/** Adds jobs in one statement, in the transaction that `db` stands for: they exist exactly if the change does. */
export type AddJob = (db: Database, ...jobs: JobSpec[]) => Promise<void>

export const addJob: AddJob = async (db, ...jobs) => {
  if (jobs.length === 0) return
  // One statement may name a key once: the last of a kind speaks for all.
  const single = [...new Map(jobs.map((job, index) => [job.key ?? index, job])).values()]
  const specs = single.map((job) => ({
    identifier: job.name,
    payload: job.payload,
    run_at: job.runAt?.toISOString() ?? null,
    job_key: job.key ?? null,
    max_attempts: job.maxAttempts ?? 12,
  }))
  await sql`select graphile_worker.add_jobs(
    array(select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)),
    job_key_preserve_run_at => true
  )`.execute(db)
}

/** One kind of job: `run` must bear to run twice. */
export type JobKind = { name: string; run: (payload: never) => Promise<void> }
