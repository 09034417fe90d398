import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Threads of one kind of work at once, and who may wait for one, in this whole process and for everybody together. */
export type ThreadPool = { running: Set<symbol>; most: number; waiting: (() => void)[]; mostWaiting: number }

/** A thread that did not end by itself: it used too much memory or time, was stopped, or there was no place for it. */
export class ThreadEnded extends Error {
  readonly reason: 'failed' | 'late' | 'stopped' | 'full'
  constructor(reason: ThreadEnded['reason']) {
    super(`thread ${reason}`)
    this.reason = reason
  }
}

export type ThreadTask = {
  script: URL
  data: unknown
  /** Megabytes. */
  memory: number
  /** Milliseconds of a processor at most: on a busy machine an honest task takes longer by the clock, and is not to blame. */
  deadline: number
  /** Ends it at once, wherever it is. */
  signal?: AbortSignal | undefined
}

/** A thread that waits or is kept waiting ends, too: after so many times its deadline by the clock, the listener's own time not counted. */
const PATIENCE = 5

/** Turned off by `stopThreads`, once and for all: a program that ends starts nothing. */
const program = new AbortController()

/** At most so many threads at once, and so many callers waiting for one; who comes beyond is refused. */
export const threadPool = (most: number, mostWaiting: number): ThreadPool => ({
  ...{ running: new Set(), waiting: [], most, mostWaiting },
})

/** Ends every thread of this process, and lets none begin. */
export function stopThreads(): void {
  program.abort()
}

/**
 * What a thread says until it ends; `reply` hands it an answer. Throws `ThreadEnded` where it fails, takes longer than its deadline or is
 * stopped: it is gone then, whatever it was doing. The listener may leave at any time; that ends it, too.
 */
export async function* inThread<M, A>(
  pool: ThreadPool,
  task: ThreadTask,
): AsyncGenerator<{ message: M; reply: (answer: A) => void }> {
  const stop = AbortSignal.any([program.signal, ...(task.signal ? [task.signal] : [])])
  const self = Symbol('thread')
  await place(pool, self, stop)
  const worker = new Worker(task.script, {
    workerData: task.data,
    resourceLimits: { maxOldGenerationSizeMb: task.memory },
  })
  const waiting: M[] = []
  let ended: ThreadEnded['reason'] | 'done' | undefined
  let wake = () => {}
  const end = (reason: ThreadEnded['reason'] | 'done') => {
    ended ??= reason
    wake()
  }
  worker.on('message', (message: M) => {
    waiting.push(message)
    wake()
  })
  worker.on('error', () => end('failed'))
  worker.on('exit', (code) => end(code === 0 ? 'done' : 'failed'))
  const onStop = () => end('stopped')
  stop.addEventListener('abort', onStop)
  let left = task.deadline * PATIENCE
  const giveUp = () => end('late')
  /** Looks again when the thread may have used up its share, and ends it once it has. */
  const watch = async (): Promise<void> => {
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
    const rest = task.deadline - (user + system) / 1000
    if (rest <= 0) giveUp()
    else if (!ended) watching = setTimeout(watch, rest)
  }
  let watching = setTimeout(watch, task.deadline)
  try {
    for (;;) {
      if (stop.aborted) end('stopped')
      const message = waiting.shift()
      if (message !== undefined && ended !== 'stopped') {
        yield { message, reply: (answer) => worker.postMessage(answer) }
        continue
      }
      if (ended === 'done') return
      if (ended) throw new ThreadEnded(ended)
      const began = performance.now()
      await new Promise<void>((resolve) => {
        const late = setTimeout(giveUp, Math.max(1, left))
        wake = () => {
          clearTimeout(late)
          resolve()
        }
      })
      left -= performance.now() - began
    }
  } finally {
    ended ??= 'done'
    clearTimeout(watching)
    stop.removeEventListener('abort', onStop)
    const gone = worker.threadId === -1 ? undefined : once(worker, 'exit')
    await worker.terminate()
    await gone
    pool.running.delete(self)
    pool.waiting.shift()?.()
  }
}

/** Waits until a thread may begin, and takes its place. */
async function place(pool: ThreadPool, self: symbol, stop: AbortSignal): Promise<void> {
  if (stop.aborted) throw new ThreadEnded('stopped')
  if (pool.running.size < pool.most) return void pool.running.add(self)
  if (pool.waiting.length >= pool.mostWaiting) throw new ThreadEnded('full')
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      pool.waiting.splice(pool.waiting.indexOf(go), 1)
      reject(new ThreadEnded('stopped'))
    }
    const go = () => {
      stop.removeEventListener('abort', leave)
      resolve()
    }
    pool.waiting.push(go)
    stop.addEventListener('abort', leave, { once: true })
  })
  // Somebody may have come first.
  return place(pool, self, stop)
}
