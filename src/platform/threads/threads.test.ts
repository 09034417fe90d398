import { expect, test } from 'vitest'
import { inThread, type ThreadPool, type ThreadTask, threadPool } from './threads.ts'

const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
const BUSY = script(`import { parentPort } from 'node:worker_threads'; parentPort.postMessage('begun'); while (true);`)
const task = (over: Partial<ThreadTask> = {}): ThreadTask => ({
  script: BUSY,
  data: null,
  memory: 40,
  deadline: 60_000,
  ...over,
})

async function all(pool: ThreadPool, one: ThreadTask): Promise<unknown[]> {
  const said: unknown[] = []
  for await (const { message } of inThread(pool, one)) said.push(message)
  return said
}
/** Well before the deadline of a minute: the test's own time is half of it. */
const quickly = (work: Promise<unknown>, reason: string) => expect(work).rejects.toMatchObject({ reason })

test('a thread that never ends is ended by its deadline', async () => {
  const pool = threadPool(1, 0)
  await quickly(all(pool, task({ deadline: 300 })), 'late')
  expect(pool.running.size).toBe(0)
})
test('a thread that others keep waiting is not to blame; one that waits for ever ends all the same', async () => {
  const waiting = (milliseconds: number) =>
    script(`import { parentPort } from 'node:worker_threads'
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds})
      parentPort.postMessage('done')`)
  expect(await all(threadPool(1, 0), task({ script: waiting(2500), deadline: 1000 }))).toEqual(['done'])
  await quickly(all(threadPool(1, 0), task({ script: waiting(60_000), deadline: 300 })), 'late')
})
test('a pattern that takes the square of its text is ended in its middle', async () => {
  const squared = script(`/[^\\d]+$/.test('1' + 'x'.repeat(2_000_000) + '1')`)
  await quickly(all(threadPool(1, 0), task({ script: squared, deadline: 500 })), 'late')
})
test('a thread that fills the memory fails alone', async () => {
  const greedy = script(`const all = []; for (;;) all.push(new Array(100_000).fill({}))`)
  await quickly(all(threadPool(1, 0), task({ script: greedy })), 'failed')
})
test('a signal ends a thread, and whoever waits for a place', async () => {
  const pool = threadPool(1, 1)
  const [first, second] = [new AbortController(), new AbortController()]
  const running = all(pool, task({ signal: first.signal }))
  const waiting = all(pool, task({ signal: second.signal }))
  await quickly(all(pool, task()), 'full')
  second.abort()
  await quickly(waiting, 'stopped')
  first.abort()
  await quickly(running, 'stopped')
  const talks = script(
    `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(1); parentPort.postMessage(2)`,
  )
  expect(await all(pool, task({ script: talks }))).toEqual([1, 2])
})
test('threads in all are no more than allowed, and who waits gets its turn', async () => {
  const pool = threadPool(2, 10)
  const short = script(
    `import { parentPort } from 'node:worker_threads'; setTimeout(() => parentPort.postMessage('done'), 50)`,
  )
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, pool.running.size)
  }, 1)
  const said = await Promise.all(Array.from({ length: 6 }, () => all(pool, task({ script: short }))))
  clearInterval(watch)
  expect([said, most]).toEqual([Array(6).fill(['done']), 2])
})
test('whoever leaves in the middle leaves no thread behind', async () => {
  const pool = threadPool(1, 0)
  for await (const { message } of inThread(pool, task())) {
    expect(message).toBe('begun')
    break
  }
  expect(pool.running.size).toBe(0)
})
