import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { defineSlowdown, slowDown } from './slowdown.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const numbers = { free: 2, firstSeconds: 2, mostSeconds: 300, resetSeconds: 86_400 }
const slowdown = defineSlowdown({ name: 'test-slowdown', ...numbers })
const NOW = 1_790_000_000_000

test('a free try is free, also one that read the clock before the one that was counted before it', async () => {
  const at = (now: number) => slowDown(market.deps.db, slowdown, 'hanna', now)
  expect(await at(NOW)).toBe(0)
  expect(await at(NOW - 1)).toBe(0)
  // From here on each waits for the last of those before it.
  expect(await at(NOW + 500)).toBe(1500)
  expect(await at(NOW + 2000)).toBe(0)
  expect(await at(NOW + 2001)).toBe(3999)
})

test('of many at once no more than the free ones are counted', async () => {
  const waits = await Promise.all(
    Array.from({ length: 12 }, (_, index) => slowDown(market.deps.db, slowdown, 'paul', NOW - index)),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(numbers.free)
})
