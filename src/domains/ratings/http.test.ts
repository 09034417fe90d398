import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { countScores } from './count-scores.ts'
import { RATINGS_AT_ONCE } from './rules/at-once.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const ask = (kind: string, ids: string) => market.api('GET', `/api/ratings/${kind}?ids=${ids}`)

test('R15 E13 ratings of many are one question, each of its kind; who is not rated is left out', async () => {
  await countScores(market.deps, [
    { kind: 'company', id: 3, score: 5, by: 1 },
    { kind: 'company', id: 3, score: 2, by: 1 },
    { kind: 'shop', id: 3, score: 1, by: 1 },
  ])
  expect((await ask('company', '3,4')).json).toEqual({ ratings: [{ id: 3, count: 2, average: 3.5 }] })
  expect((await ask('shop', '3')).json).toEqual({ ratings: [{ id: 3, count: 1, average: 1 }] })
  expect((await ask('product', '3')).json).toEqual({ ratings: [] })
  const ids = (count: number) => [...Array(count)].map((_, at) => at + 1).join(',')
  expect((await ask('company', ids(RATINGS_AT_ONCE))).status).toBe(200)
  expect((await ask('company', ids(RATINGS_AT_ONCE + 1))).status).toBe(422)
  for (const wrong of ['', '3,', 'x', '9999999999']) expect((await ask('company', wrong)).status).toBe(422)
  expect((await ask('seller', '3')).status).toBe(404)
})

test('R15 what cancels out is not counted and told to nobody; no count falls below nothing', async () => {
  const jobs = async () =>
    (await market.query('select count(*)::int as n from graphile_worker._private_jobs')).rows[0].n
  const before = await jobs()
  await countScores(market.deps, [
    { kind: 'product', id: 9, score: 4, by: -1 },
    { kind: 'product', id: 9, score: 4, by: 1 },
  ])
  expect(await jobs()).toBe(before)
  await expect(countScores(market.deps, [{ kind: 'product', id: 9, score: 4, by: -1 }])).rejects.toThrow('than none')
})
