import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { maskPersonal } from '../../values/mask-personal.ts'
import { harmlessError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { JobKind } from './jobs.ts'
import { watchWorkers } from './living-workers.ts'

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

/** The jobs as the queue calls them. It prints and keeps what they throw: that must not tell of people. */
export function tasksOf(kinds: readonly JobKind[], log: Log): TaskList {
  return Object.fromEntries(
    kinds.map((kind) => [
      kind.name,
      async (payload: unknown) => {
        const started = performance.now()
        await kind.run(payload as never).catch((error: unknown) => Promise.reject(harmlessError(error)))
        log.debug({ job: kind.name, ms: Math.round(performance.now() - started) })
      },
    ]),
  )
}

/** Runs jobs until stopped, also those that a process took and did not live to finish; `stop` waits for the running ones. */
export async function startWorker(
  pool: pg.Pool,
  log: Log,
  kinds: readonly JobKind[],
  everyMinute: readonly string[],
): Promise<{ stop: () => Promise<void> }> {
  const events: WorkerEvents = new EventEmitter()
  const born = new Promise<string>((resolve) => events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)))
  const runner = await run({
    events,
    pgPool: pool,
    taskList: tasksOf(kinds, log),
    logger: workerLogger(log),
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(
      everyMinute.map((task) => ({
        task,
        match: '* * * * *',
        identifier: task,
        options: { jobKey: task, backfillPeriod: 0 },
      })),
    ),
  })
  const stopWatching = await watchWorkers(pool, log, await born)
  return {
    async stop() {
      await runner.stop()
      await stopWatching()
    },
  }
}
