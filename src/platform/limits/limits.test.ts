import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createLimits, defineLimit } from './limits.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const limit = defineLimit({ name: 'test', attempts: 3, seconds: 60 })

test('counts to the limit and then says how long to wait', async () => {
  const { limits } = market.deps
  for (let attempt = 0; attempt < 3; attempt += 1) await limits.count(limit, 'hanna@example.com')
  await expect(limits.count(limit, 'HANNA@example.com')).rejects.toMatchObject({
    kind: 'tooMany',
    code: 'rate_limited',
    params: { seconds: expect.any(Number) },
  })
  await expect(limits.check(limit, 'hanna@example.com')).rejects.toMatchObject({ code: 'rate_limited' })
  await limits.count(limit, 'ewa@example.com')
})
test('attempts at once are all counted', async () => {
  const done = await Promise.allSettled(Array.from({ length: 20 }, () => market.deps.limits.count(limit, 'at-once')))
  expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
})
test('survives a restart, and keeps nobody in clear', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) await market.deps.limits.count(limit, 'paul@example.com')
  const restarted = createLimits(market.deps.db, market.deps.secrets)
  await expect(restarted.check(limit, 'paul@example.com')).rejects.toMatchObject({ code: 'rate_limited' })
  const { rows } = await market.query('select key from throttles')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('example.com')
})
test('a success wipes the slate', async () => {
  const { limits } = market.deps
  for (let attempt = 0; attempt < 3; attempt += 1) await limits.count(limit, 'ola')
  await limits.reset(limit, 'ola')
  await limits.count(limit, 'ola')
})
test('what was no attempt after all is given back, those before it stay', async () => {
  const { limits } = market.deps
  for (let round = 0; round < 5; round += 1) {
    await limits.count(limit, 'ewa')
    await limits.giveBack(limit, 'ewa')
  }
  for (let attempt = 0; attempt < 3; attempt += 1) await limits.count(limit, 'ewa')
  await expect(limits.count(limit, 'ewa')).rejects.toMatchObject({ code: 'rate_limited' })
})
test('two limits cannot share a name: each would count the attempts of the other', () => {
  defineLimit({ name: 'export-of-one', attempts: 3, seconds: 60 })
  expect(() => defineLimit({ name: 'export-of-one', attempts: 60, seconds: 60 })).toThrow(
    'two limits are named export-of-one',
  )
})
