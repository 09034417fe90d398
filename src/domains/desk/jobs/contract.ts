import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { writtenText } from '../../../values/written-text.ts'

export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed'] as const
export const JOB_LANES = ['money', 'mail', 'search', 'imports', 'carriers', 'general'] as const
export type JobLane = (typeof JOB_LANES)[number]
/** Counts end here: the rest is "or more". */
export const COUNTED = 1000
export const REASON_LEAST = 3
/** Retried in one go. */
export const RETRIED_AT_ONCE = 500

const count = z.number().int().max(COUNTED)

/** A lane with how it stands. */
export const jobLane = z.object({
  lane: z.enum(JOB_LANES),
  atOnce: z.number().int(),
  due: count,
  running: count,
  retrying: count,
  failed: count,
  /** How long its oldest due job has been due. */
  lateSeconds: z.number().int().nullable(),
})
export type JobLaneView = z.infer<typeof jobLane>

/** A job in the queue. Times in UTC. */
export const jobRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: this version has no such job. */
  lane: z.enum(JOB_LANES).nullable(),
  state: z.enum(JOB_STATES),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  /** Without what would tell who somebody is, or a secret. */
  lastError: z.string().nullable(),
  /** When it is tried next; null: never by itself, or it runs. */
  nextAt: z.string().nullable(),
  runningSince: z.string().nullable(),
})
export type JobRow = z.infer<typeof jobRow>

const jobId = z.string().regex(/^[1-9]\d{0,17}$/)
const jobName = z.string().min(1).max(100)
const params = z.object({ id: jobId })

export const jobsContract = {
  'GET /api/admin/jobs': {
    summary: 'Background jobs, the newest first, and how each lane stands',
    access: 'operator',
    area: 'market',
    query: z.object({
      /** Its number, or part of its name: as it is called here, or as it is said in any language. */
      q: z.string().trim().max(100).optional(),
      state: z.enum(JOB_STATES).optional(),
      lane: z.enum(JOB_LANES).optional(),
      name: jobName.optional(),
      after: jobId.optional(),
    }),
    response: z.object({
      lanes: z.array(jobLane),
      /** Names of jobs that failed and are in the queue. */
      failing: z.array(z.string()),
      jobs: z.array(jobRow),
      next: z.string().nullable(),
    }),
  },
  'POST /api/admin/jobs/{id}/retry': {
    summary: 'Lets a job that failed begin anew, at once',
    access: 'operator',
    area: 'market',
    params,
    status: 204,
    failures: ['job_not_failed'],
  },
  'POST /api/admin/jobs/retry': {
    summary: `Lets all jobs of a name that failed begin anew, up to ${RETRIED_AT_ONCE} at once`,
    access: 'operator',
    area: 'market',
    body: z.strictObject({ name: jobName }),
    response: z.object({ count: z.number().int() }),
  },
  'POST /api/admin/jobs/{id}/give-up': {
    summary: 'Takes a job that failed out of the queue for good; the reason is put on record',
    access: 'operator',
    area: 'market',
    params,
    body: z.strictObject({ reason: writtenText(1000).min(REASON_LEAST) }),
    status: 204,
    failures: ['job_gone', 'job_running', 'job_not_failed'],
  },
} as const satisfies Contract
