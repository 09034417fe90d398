import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { takeSlot } from './store.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('A12 one question a second for all processes together: who comes at once waits, who would wait too long is told', async () => {
  const waits = await Promise.all(Array.from({ length: 6 }, () => takeSlot(market.deps.db, 'a', 2500)))
  const taken = waits.filter((wait) => wait !== undefined).sort((a, b) => a - b)
  // The first goes at once, each of the others a second after the one before.
  expect(taken.map((wait) => Math.ceil(wait / 1000))).toEqual([0, 1, 2, 3].slice(0, taken.length))
  expect(taken.length).toBeGreaterThanOrEqual(3)
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(6 - taken.length)
  expect(await takeSlot(market.deps.db, 'another service', 2500)).toBe(0)
})
