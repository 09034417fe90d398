import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBulkHouse } from '../../../test/factories/bulk.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { runBulk, SMALL_RUN } from './run-bulk.ts'
import { undoSteps } from './undo-steps.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('R22 a long change lets other work in and goes on as a new job, and so does its undoing', async () => {
  const house = await aBulkHouse(market)
  for (let at = 0; at <= SMALL_RUN; at++) await aProduct(market.deps, house.companyId)
  const change = { kind: 'stock', way: 'by', value: 1, reason: 'received', note: null } as const
  const { json } = await house.start({ filter: {} }, change)
  const waiting = async (name: string) =>
    (await market.query('select 1 from graphile_worker.jobs where task_identifier = $1', [name])).rows.length
  await market.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  await runBulk(market.deps, json.id, -1)
  expect([(await house.readRun(json.id)).run.changed, await waiting('catalog.runBulk')]).toEqual([SMALL_RUN, 1])
  await market.runJobs()
  expect((await house.readRun(json.id)).run).toMatchObject({ status: 'done', changed: SMALL_RUN + 1 })
  await house.undo(json.id)
  await market.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  await undoSteps(market.deps, json.id, -1)
  expect([(await house.readRun(json.id)).run.undone, await waiting('catalog.undoBulk')]).toEqual([SMALL_RUN, 1])
  await market.runJobs()
  expect((await house.readRun(json.id)).run).toMatchObject({ status: 'undone', undone: SMALL_RUN + 1 })
  expect((await house.versions()).every(({ quantity }) => quantity === 3)).toBe(true)
})
