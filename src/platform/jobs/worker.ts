import { setTimeout as wait } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { maskPersonal } from '../../values/mask-personal.ts'
import type { Log } from '../log/log.ts'
import { type AnyKind, LANES, type Lane } from './kinds.ts'
import { startLane } from './lane.ts'
import { startRounds } from './rounds.ts'
import type { Stopping } from './run-job.ts'

/** Connections of the queue: each lane listens on one, and takes and closes jobs on others. */
export const QUEUE_POOL = Object.keys(LANES).length + 3

/** Milliseconds after which a stop goes on without the queue: its database may be gone. */
const STOP_BOUND = 6000

/** The queue's own words; they name jobs, not what the jobs are about. */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, words) => {
    const message = maskPersonal(words)
    if (level === 'error') log.error({ worker: message })
    else if (level === 'warning') log.warn({ worker: message })
    else log.debug({ worker: message })
  })
}

/** Creates or updates the job tables. Every process needs them, also one that only adds jobs. */
export async function prepareJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLogger(log) })
}

/**
 * A job that the stop cut off runs again at once, as if it had not been tried. The queue does not wait until its failures are written:
 * such a job may still be locked, and being unlocked here keeps that late write from finding it.
 */
const GIVE_BACK = `
  update graphile_worker._private_jobs
  set run_at = now(), attempts = greatest(attempts - 1, 0), last_error = null, locked_at = null, locked_by = null
  where id = any($1) and (locked_at is null or locked_by = any($2))`

/**
 * Runs jobs until stopped, a runner for each lane, also those that a process took and did not live to finish. `pool` serves the queue
 * alone: a job must never have to wait for a request, nor the queue for a job. `stop` tells running jobs to end, waits for them some
 * seconds, and gives back what did not end.
 */
export async function startWorker(
  pool: pg.Pool,
  log: Log,
  kinds: readonly AnyKind[],
): Promise<{ stop: () => Promise<void> }> {
  const stop = new AbortController()
  const stopping: Stopping = { signal: stop.signal, cutOff: new Set() }
  const logger = workerLogger(log)
  const lanes = await Promise.all(
    (Object.keys(LANES) as Lane[]).map((lane) => {
      const own = kinds.filter((kind) => (kind.lane ?? 'general') === lane)
      return startLane({ pool, log, logger, lane, kinds: own, stopping })
    }),
  )
  const ids = () => lanes.map((lane) => lane.id())
  const rounds = await startRounds(pool.options, log, {
    workerIds: ids,
    everyMinute: kinds.filter((kind) => kind.everyMinute),
  })
  return {
    async stop() {
      const bound = wait(STOP_BOUND, 'late', { ref: false })
      stop.abort()
      const stopped = Promise.all([...lanes.map((lane) => lane.stop()), rounds.stop()])
      const last = stopped.then(async () => {
        if (stopping.cutOff.size > 0) await pool.query(GIVE_BACK, [[...stopping.cutOff], ids()])
      })
      const ended = await Promise.race([last, bound]).catch((error: Error) => error.message)
      if (ended) log.warn({ worker: 'stopped in a hurry', why: ended })
    },
  }
}
