import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'
import { millisecondsSince, watchStretches } from '../stretches.ts'

/**
 * How long 99 of a hundred neighbours may wait at most while somebody attacks, in pieces of work of which a machine of today does one in about
 * a twentieth of a second: as a ratio it holds on a slow machine, too.
 */
const PIECES = 4
const PIECE = JSON.stringify(Array.from({ length: 60_000 }, (_, id) => ({ id, name: `Phone ${id}`, price: id * 100 })))

/** Milliseconds of computing that one piece of work takes here and now: the quicker of two, as the first may find cold code. */
function millisecondsOfPiece(): number {
  const took = [0, 1].map(() => {
    const before = process.threadCpuUsage()
    for (let round = 0; round < 3; round += 1) JSON.stringify(JSON.parse(PIECE))
    return millisecondsSince(before)
  })
  return Math.min(...took)
}

/**
 * Runs an attack while a neighbour, in a thread of its own, asks `/healthz` every ten milliseconds; fails when one of a hundred waits longer
 * than four pieces of work take, and the market was busy as long at one stretch (on a machine that does many things, neighbours wait for it, too).
 * Answers what the attack answered. `longestStretch`: of a market in a process of its own; else it runs in this thread.
 */
export async function whileANeighbourWaits<T>(
  { url, longestStretch = longestHere }: { url: string; longestStretch?: () => () => number },
  attack: () => Promise<T>,
): Promise<T> {
  const before = millisecondsOfPiece()
  const neighbour = await startNeighbour(url)
  const longest = longestStretch()
  let result: T
  try {
    result = await attack()
    // The answer of whoever was kept waiting comes after the attack.
    await wait(20)
  } catch (error) {
    await neighbour.p99()
    longest()
    throw error
  }
  const waited = await neighbour.p99()
  const busy = longest()
  const bound = PIECES * Math.max(before, millisecondsOfPiece())
  expect(Math.min(waited, busy), `milliseconds a neighbour waits (${waited} by the clock)`).toBeLessThan(bound)
  return result
}

/** The longest stretch of this thread from now until it is asked for. */
function longestHere() {
  let longest = 0
  const stop = watchStretches((milliseconds) => {
    longest = Math.max(longest, milliseconds)
  })
  return () => {
    stop()
    return longest
  }
}

/** Milliseconds that 99 of a hundred neighbours wait at most, by the clock, while something runs. */
export async function neighbourWaits({ url }: { url: string }, run: () => Promise<unknown>): Promise<number> {
  const neighbour = await startNeighbour(url)
  await run().finally(() => wait(20))
  return neighbour.p99()
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
