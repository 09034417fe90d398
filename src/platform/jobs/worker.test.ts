import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { until } from '../../../test/crash/until.ts'
import { freshDatabase } from '../../../test/database.ts'
import { connect } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { type AnyJobs, createAddJob } from './jobs.ts'
import type { AnyKind } from './kinds.ts'
import { QUEUE_POOL, startWorker } from './worker.ts'

const addJob = createAddJob<AnyJobs>()
const log = createLog('silent')
let released = Promise.withResolvers<void>()
afterEach(() => {
  released.resolve()
  released = Promise.withResolvers()
})

async function aQueue() {
  const database = await freshDatabase()
  const { db, pool, close } = connect({ ...database.options, max: QUEUE_POOL }, () => undefined)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const start = async (kinds: AnyKind[]) => {
    const worker = await startWorker(pool, log, kinds)
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= worker.stop()
      return stopped
    }
    onTestFinished(stop)
    return stop
  }
  const jobs = async () =>
    (
      await pool.query(`select task_identifier as name, attempts, locked_by is not null as taken, last_error as error,
        run_at <= now() as due from graphile_worker.jobs order by id`)
    ).rows
  return { db, pool, start, jobs }
}

const add = (db: Parameters<typeof addJob>[0], name: string, count = 1) =>
  addJob(db, ...Array.from({ length: count }, () => ({ name, payload: {} })))

test('a job that an earlier version left under its former name is done', async () => {
  const { db, start, jobs } = await aQueue()
  const done: unknown[] = []
  await addJob(db, { name: 'tell', payload: { to: 1 } })
  await start([{ name: 'notify', formerly: ['tell'], run: async (payload) => void done.push(payload) }])
  await until('the queue empty', async () => (await jobs()).length === 0)
  expect(done).toEqual([{ to: 1 }])
})

test('a line full of work holds up no other line', async () => {
  const { db, start } = await aQueue()
  const done: string[] = []
  await add(db, 'long', 30)
  await start([
    { name: 'long', lane: 'search', run: () => released.promise },
    { name: 'hold', lane: 'money', run: async () => void done.push('hold') },
    { name: 'letter', lane: 'mail', run: async () => void done.push('letter') },
    { name: 'rest', run: async () => void done.push('rest') },
  ])
  await add(db, 'hold')
  await add(db, 'letter')
  await add(db, 'rest')
  await until('the others done', async () => done.length === 3)
  expect(done.sort()).toEqual(['hold', 'letter', 'rest'])
})

test('a job that takes too long is told so; one that does not listen leaves its line to others', async () => {
  const { db, start, jobs } = await aQueue()
  const heard: string[] = []
  const done: number[] = []
  await add(db, 'deaf', 1)
  await add(db, 'listening', 1)
  await start([
    { name: 'deaf', lane: 'imports', timeLimit: 0.05, run: () => released.promise },
    {
      name: 'listening',
      timeLimit: 0.05,
      run: async (_, { signal }) => {
        await wait(60_000, undefined, { signal }).catch(() => undefined)
        heard.push(String((signal.reason as Error).message))
        signal.throwIfAborted()
      },
    },
    { name: 'next', lane: 'imports', run: async () => void done.push(1) },
  ])
  await add(db, 'next')
  await until('the next of the line done', async () => done.length === 1)
  await until('both noted as failed', async () => (await jobs()).every((job) => job.error && !job.taken))
  expect(heard[0]).toBe('the job took longer than it may')
  expect((await jobs()).map((job) => job.error)).toEqual(Array(2).fill('the job took longer than it may'))
})

test('a stop ends within its bound, and what it cut off is due at once, as if untried', async () => {
  const { db, start, jobs } = await aQueue()
  let running = 0
  let finished = 0
  const begun = <T>(work: Promise<T>) => {
    running++
    return work as Promise<void>
  }
  const stop = await start([
    { name: 'deaf', lane: 'money', run: () => begun(released.promise) },
    { name: 'listening', lane: 'mail', run: (_, { signal }) => begun(wait(60_000, undefined, { signal })) },
    { name: 'short', run: () => begun(wait(300).then(() => void finished++)) },
  ])
  await add(db, 'deaf')
  await add(db, 'listening')
  await add(db, 'short')
  await until('all three run', async () => running === 3)
  const asked = performance.now()
  await stop()
  // Both would go on for a minute and longer.
  expect(performance.now() - asked).toBeLessThan(30_000)
  expect(finished).toBe(1)
  expect(await jobs()).toEqual(
    ['deaf', 'listening'].map((name) => ({ name, attempts: 0, taken: false, error: null, due: true })),
  )
})

test('jobs written while the clock was an hour fast do not wait for that hour', async () => {
  const { db, pool, start } = await aQueue()
  const done: string[] = []
  await add(db, 'now')
  await addJob(db, { name: 'later', payload: {}, runAt: new Date(Date.now() + 600_000) })
  await pool.query(`update graphile_worker._private_jobs
    set run_at = run_at + interval '1 hour', created_at = now() + interval '1 hour', updated_at = now() + interval '1 hour'`)
  await pool.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('every minute', now(), now() + interval '1 hour')`)
  await start([
    { name: 'now', run: async () => void done.push('now') },
    { name: 'later', run: async () => void done.push('later') },
    { name: 'sweep', everyMinute: true, run: async () => void done.push('sweep') },
  ])
  await until('both done', async () => done.length === 2)
  expect(done.sort()).toEqual(['now', 'sweep'])
  const { rows } = await pool.query('select extract(epoch from run_at - now())::int as wait from graphile_worker.jobs')
  expect(rows).toEqual([{ wait: expect.toSatisfy((wait: number) => wait > 500 && wait <= 600) }])
})

test('of what waits in a line the urgent goes first', async () => {
  const { db, start } = await aQueue()
  const done: string[] = []
  const run = (name: string) => async () => void done.push(name)
  const kinds: AnyKind[] = [
    { name: 'patient', lane: 'imports', priority: 10, run: run('patient') },
    { name: 'urgent', lane: 'imports', run: run('urgent') },
  ]
  const adding = createAddJob<AnyJobs>({ kinds })
  await adding(db, { name: 'patient', payload: {} }, { name: 'patient', payload: {} }, { name: 'urgent', payload: {} })
  await start(kinds)
  await until('all done', async () => done.length === 3)
  expect(done).toEqual(['urgent', 'patient', 'patient'])
})

test('nothing is due before its time, however long its transaction has been open', async () => {
  const { db, pool } = await aQueue()
  const due = new Date(Date.now() + 60_000)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_sleep(0.3)`.execute(tx)
    await addJob(tx, { name: 'a', payload: {}, runAt: due })
  })
  const { rows } = await pool.query('select run_at as at from graphile_worker.jobs')
  expect(rows[0].at.getTime()).toBeGreaterThanOrEqual(due.getTime() - 20)
})

test('a time read from a clock that is wrong is kept as a distance', async () => {
  const { db, pool } = await aQueue()
  const fast = new Date(Date.now() + 86_400_000)
  await createAddJob<AnyJobs>({ now: () => fast })(db, {
    name: 'a',
    payload: {},
    runAt: new Date(fast.getTime() + 60_000),
  })
  const { rows } = await pool.query('select extract(epoch from run_at - now())::int as wait from graphile_worker.jobs')
  expect(rows).toEqual([{ wait: expect.toSatisfy((wait: number) => wait > 30 && wait <= 60) }])
})
