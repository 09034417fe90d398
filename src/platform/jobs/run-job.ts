import type { Task, TaskList } from 'graphile-worker'
import { harmlessError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { AnyKind } from './kinds.ts'

const TIME_LIMIT = 60
/** Milliseconds for which an aborted job may tidy up. After a stop it is short: the whole program has ten seconds. */
const GRACE = { limit: 5000, stop: 4000 }

/** What a stop does to running jobs. */
export type Stopping = {
  signal: AbortSignal
  /** Ids of jobs that did not get to their end because of it. */
  cutOff: Set<string>
}

/** For runs that nothing stops: commands and tests. */
export const neverStopping = (): Stopping => ({ signal: new AbortController().signal, cutOff: new Set() })

/** The jobs as the queue calls them. It prints and keeps what they throw: that must not tell of people. */
export function tasksOf(kinds: readonly AnyKind[], log: Log, stopping: Stopping = neverStopping()): TaskList {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const task: Task = async (payload, helpers) => {
        const started = performance.now()
        try {
          await runWithin(kind, payload, stopping.signal)
        } catch (error) {
          if (stopping.signal.aborted) stopping.cutOff.add(helpers.job.id)
          throw harmlessError(error)
        }
        log.debug({ job: kind.name, ms: Math.round(performance.now() - started) })
      }
      return [kind.name, ...(kind.formerly ?? [])].map((name) => [name, task])
    }),
  )
}

/** Runs a job under its time limit. One that does not listen is left behind: its line goes on, and the attempt counts as failed. */
async function runWithin(kind: AnyKind, payload: unknown, stop: AbortSignal): Promise<void> {
  stop.throwIfAborted()
  const abort = new AbortController()
  let leave: NodeJS.Timeout | undefined
  const left = new Promise<never>((_, reject) => {
    const end = (why: keyof typeof GRACE) => {
      if (abort.signal.aborted) return
      const error = new Error(why === 'limit' ? 'the job took longer than it may' : 'the program stops')
      abort.abort(error)
      leave = setTimeout(() => reject(error), GRACE[why])
    }
    stop.addEventListener('abort', () => end('stop'), { signal: abort.signal })
    const limit = setTimeout(() => end('limit'), (kind.timeLimit ?? TIME_LIMIT) * 1000)
    abort.signal.addEventListener('abort', () => clearTimeout(limit))
  })
  // Its end may come when nobody waits any more.
  const running = (async () => kind.run(payload as never, { signal: abort.signal }))()
  try {
    await Promise.race([running, left])
  } finally {
    running.catch(() => undefined)
    clearTimeout(leave)
    abort.abort()
  }
}
