import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'

/** Milliseconds that 99 of a hundred neighbours may wait at most while somebody attacks. */
const BOUND = 200

/**
 * Runs an attack while a neighbour, in a thread of its own, asks `/healthz` every ten milliseconds; fails when one of a hundred waits longer
 * than 200 ms and the market was busy as long at one stretch (on a machine that does many things, neighbours wait for it, too).
 * Answers what the attack answered.
 */
export async function whileANeighbourWaits<T>({ url }: { url: string }, attack: () => Promise<T>): Promise<T> {
  const neighbour = await startNeighbour(url)
  const longestStretch = watchStretches()
  let result: T
  try {
    result = await attack()
    // The answer of whoever was kept waiting comes after the attack.
    await wait(20)
  } catch (error) {
    await neighbour.p99()
    throw error
  }
  const waited = await neighbour.p99()
  const busy = longestStretch()
  expect(Math.min(waited, busy), `milliseconds a neighbour waits (${waited} by the clock)`).toBeLessThan(BOUND)
  return result
}

/** Milliseconds that 99 of a hundred neighbours wait at most, by the clock, while something runs. */
export async function neighbourWaits({ url }: { url: string }, run: () => Promise<unknown>): Promise<number> {
  const neighbour = await startNeighbour(url)
  await run().finally(() => wait(20))
  return neighbour.p99()
}

/** The market runs in this thread: milliseconds of work for which it let nobody in, at most. */
function watchStretches() {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const looking = setInterval(look, 5)
  return () => {
    clearInterval(looking)
    look()
    return longest
  }
}

async function startNeighbour(url: string) {
  const thread = new Worker(new URL('./neighbour-thread.ts', import.meta.url), { workerData: url })
  await new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  return {
    p99: () =>
      new Promise<number>((resolve, reject) => {
        thread.once('message', resolve)
        thread.once('error', reject)
        thread.postMessage('enough')
      }),
  }
}
