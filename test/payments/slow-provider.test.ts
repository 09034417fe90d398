import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPurchase } from '../factories/purchase.ts'
import { type MarketOfTwo, marketOfTwo } from './two-providers.ts'

/** Nobody waits longer than five seconds for a provider; a busy machine takes its own time for twelve at once. Milliseconds. */
const PATIENCE = 15_000
const HALF_A_MINUTE = { slow: 30_000 }
let here: MarketOfTwo
beforeAll(async () => {
  here = await marketOfTwo()
})
afterAll(() => here.close())

async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const from = performance.now()
  return [await run(), performance.now() - from]
}
const paths = ['/api/search?q=laptop', '/api/payment-providers', '/api/products/1']

test('R13 while providers take half a minute, all who pay by them hear within five seconds and go on, and nobody else waits', async () => {
  const { market, shops, versionId } = here
  const buy = async () => String((await aPurchase(market, [{ versionId }])).key)
  const read = () => timed(() => Promise.all(paths.map((path) => market.api('GET', path))))
  const back = await Promise.all(Object.values(shops).map((shop) => here.begun(shop)))
  const crowd = await Promise.all(Array.from({ length: 12 }, buy))
  const [usual, usually] = await read()
  const asked = () => Object.values(shops).map(({ server }) => server.calls.length)
  const before = asked()
  for (const { server } of Object.values(shops)) server.spoil('/', HALF_A_MINUTE, 1000)
  const paying = crowd.map((key, at) => {
    const code = at % 2 === 0 ? ('paypal' as const) : ('przelewy24' as const)
    return timed(() => here.start(key, code))
  })
  const returning = back.map(({ key }) => timed(() => market.api('GET', `/api/checkout/${key}/payment`)))
  await expect.poll(() => asked().every((count, at) => count > (before[at] ?? 0))).toBe(true)
  // All of them wait by now: what the rest of the site needs is free, buying included.
  const [answers, took] = await read()
  expect(answers.map(({ status }) => status)).toEqual(usual.map(({ status }) => status))
  expect(took).toBeLessThan(Math.max(1500, 10 * usually))
  const [, bought] = await timed(buy)
  expect(bought).toBeLessThan(PATIENCE)
  for (const [answer, waited] of await Promise.all(paying)) {
    expect([answer.status, answer.json.code]).toEqual([503, 'provider_unavailable'])
    expect(waited).toBeLessThan(PATIENCE)
  }
  for (const [answer, waited] of await Promise.all(returning)) {
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'incomplete' } })
    expect(waited).toBeLessThan(PATIENCE)
  }
  // A way on.
  expect((await here.start(String(crowd[0]), 'sandbox')).status).toBe(201)
}, 400_000)
