import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createEmit } from './events.ts'
import { type AnyJobs, createAddJob } from './jobs.ts'
import type { JobKind } from './kinds.ts'
import type { Nothing } from './names.ts'

let market: TestMarket
const addJob = createAddJob<AnyJobs>()
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const waiting = async (key: string) =>
  (await market.query('select run_at, payload from graphile_worker._private_jobs where key = $1', [key])).rows

test('changes that keep coming do not put off the one run they cause', async () => {
  const first = new Date(Date.now() + 20_000)
  await addJob(market.deps.db, { name: 'a', payload: { n: 1 }, key: 'k', runAt: first })
  await addJob(market.deps.db, { name: 'a', payload: { n: 2 }, key: 'k', runAt: new Date(Date.now() + 90_000) })
  expect(await waiting('k')).toEqual([{ run_at: expect.any(Date), payload: { n: 2 } }])
  const late = (await waiting('k'))[0].run_at.getTime() - first.getTime()
  expect(Math.abs(late)).toBeLessThan(30_000)
})
test('a listener that gathers events gets one job, others one for each event', async () => {
  const run = async () => undefined
  const kinds: JobKind<{ each: { id: number }; gathered: Nothing }, { happened: { id: number } }>[] = [
    { name: 'each', hears: ['happened'], run },
    { name: 'gathered', hears: ['happened'], onceInSeconds: 60, run },
  ]
  const emit = createEmit<{ happened: { id: number } }>(kinds, market.deps.now)
  await emit(market.deps.db, { name: 'happened', payload: { id: 1 } }, { name: 'happened', payload: { id: 2 } })
  expect(await waiting('gathered')).toHaveLength(1)
  const { rows } = await market.query(`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'each' order by j.id`)
  expect(rows.map((row) => row.payload)).toEqual([{ id: 1 }, { id: 2 }])
})
test('a job exists exactly if the change does', async () => {
  const broken = market.deps.db.transaction().execute(async (tx) => {
    await addJob(tx, { name: 'a', payload: {}, key: 'undone' })
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  expect(await waiting('undone')).toEqual([])
})
