import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { troubleOf } from '../db/trouble.ts'
import type { Log } from '../log/log.ts'
import { type AnyKind, LANES, type Lane } from './kinds.ts'
import { type Stopping, tasksOf } from './run-job.ts'

const AGAIN_AFTER = 1000
/**
 * Failures to take a job, one after another, after which a runner is followed by another. It asks for the ids of its kinds once, and keeps the
 * answer also where that is a failure: without this, a connection lost just then would end the lane for good, and nobody would hear of it.
 */
const FAILURES = 3

type LaneOptions = {
  pool: pg.Pool
  log: Log
  logger: Logger
  lane: Lane
  kinds: readonly AnyKind[]
  stopping: Stopping
}

/** A runner that takes the jobs of one lane. One that fails, as when the database is lost, is followed by another. */
export async function startLane({ pool, log, logger, lane, kinds, stopping }: LaneOptions) {
  const taskList = tasksOf(kinds, log, stopping)
  let id = ''
  let runner: Runner | undefined
  const lost = (error: Error): undefined => void log.warn({ lane, worker: error.message })
  const begin = () => {
    let ended = false
    const events: WorkerEvents = new EventEmitter()
    events.once('pool:create', ({ workerPool }) => {
      id = workerPool.id
    })
    let failures = 0
    const asked = () => {
      failures = 0
    }
    events.on('worker:getJob:empty', asked)
    events.on('job:start', asked)
    events.on('worker:getJob:error', ({ error }) => {
      failures += 1
      // Once begun; if it is still beginning, the next failure is soon.
      if (failures < FAILURES || !runner || ended) return
      ended = true
      log.warn({ lane, worker: `begins anew: ${error instanceof Error ? error.message : String(error)}` })
      runner.stop().catch(lost)
    })
    return run({
      events,
      pgPool: pool,
      taskList,
      logger,
      concurrency: LANES[lane],
      pollInterval: 1000,
      noHandleSignals: true,
      parsedCronItems: [],
    })
  }
  // The database may be lost just while the lane begins: that, too, is waited for.
  runner = await begin().catch((error: Error) => {
    if (!troubleOf(error)) throw error
    return lost(error)
  })
  const keep = async () => {
    while (!stopping.signal.aborted) {
      await (runner as Runner | undefined)?.promise.catch(lost)
      runner = undefined
      await wait(AGAIN_AFTER, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) runner = await begin().catch(lost)
    }
  }
  const kept = keep()
  return {
    /** The id under which its jobs are locked. */
    id: () => id,
    async stop() {
      await runner?.stop().catch(() => undefined)
      await kept
      // One that was just beginning.
      await runner?.stop().catch(() => undefined)
    },
  }
}
