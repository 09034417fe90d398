import { Failure } from '../../values/failure.ts'

type Waiting = { keys: readonly string[]; start: () => void }
export type Queue = <T>(keys: readonly string[], run: () => Promise<T>) => Promise<T>

/**
 * A queue in front of what many want at once: under each key at most `atOnce` run, the rest wait here and hold nothing meanwhile, at
 * most `waiting` of them and for at most `patience` milliseconds. Who finds no place or no turn is told `busy`.
 */
export function createQueue(limit: { atOnce: number; waiting: number; patience: number }): Queue {
  const running = new Map<string, number>()
  const queue: Waiting[] = []
  const isFree = (keys: readonly string[]) => keys.every((key) => (running.get(key) ?? 0) < limit.atOnce)
  const enter = (keys: readonly string[]) => {
    for (const key of keys) running.set(key, (running.get(key) ?? 0) + 1)
  }
  const leave = (keys: readonly string[]) => {
    for (const key of keys) {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
    // First come, first served, as far as their keys are free.
    for (let at = 0; at < queue.length; ) {
      const next = queue[at] as Waiting
      if (!isFree(next.keys)) at++
      else {
        queue.splice(at, 1)
        enter(next.keys)
        next.start()
      }
    }
  }
  const wait = (keys: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      if (queue.length >= limit.waiting) return reject(busy())
      const waiting: Waiting = {
        keys,
        start: () => {
          clearTimeout(late)
          resolve()
        },
      }
      const late = setTimeout(() => {
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        reject(busy())
      }, limit.patience)
      queue.push(waiting)
    })
  return async (wanted, run) => {
    const keys = [...new Set(wanted)]
    if (isFree(keys)) enter(keys)
    else await wait(keys)
    try {
      return await run()
    } finally {
      leave(keys)
    }
  }
}

const busy = () => new Failure('unavailable', 'database_busy', { params: { seconds: 2 } })
