import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../market.ts'
import { whileANeighbourWaits } from './neighbour.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('a neighbour notices when everybody is kept waiting, and only then', async () => {
  expect(await whileANeighbourWaits(market, () => wait(500, 'quiet'))).toBe('quiet')
  const blocked = whileANeighbourWaits(market, async () => {
    await wait(100)
    const before = process.threadCpuUsage()
    while (process.threadCpuUsage(before).user < 1_500_000);
  })
  await expect(blocked).rejects.toThrow('milliseconds a neighbour waits')
})
