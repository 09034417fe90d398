import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../market.ts'
import { attack } from './attacker.ts'
import { whileANeighbourWaits } from './neighbour.ts'
import { rawRequest } from './raw-request.ts'

// Ten thousand requests of one network. The proxy before the market says where a request comes from.
const PER_MINUTE = 500
let market: TestMarket
beforeAll(async () => {
  const env = { REQUESTS_PER_MINUTE: String(PER_MINUTE), TRUSTED_PROXIES: '1', PAGE_CACHE: '1000' }
  market = await testMarket({ env })
})
afterAll(() => market.close())

const MANY = 10_000
const from = (address: string) => ({ 'x-forwarded-for': address })
const statuses = (answers: { status: number }[]) => {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}
const many = (make: (at: number) => { method?: string; path: string; address: string }) =>
  attack(
    market,
    Array.from({ length: MANY }, (_, at) => {
      const { method = 'GET', path, address } = make(at)
      return { method, path, headers: from(address) }
    }),
  )

test('10 000 reads of one house: a minute’s worth is answered, the rest waits, nobody else does', async () => {
  const answers = await whileANeighbourWaits(market, () =>
    many((at) => ({ path: '/api/payment-providers', address: `2001:db8:7:1::${(at % 5000).toString(16)}` })),
  )
  const counted = statuses(answers)
  expect(Object.keys(counted)).toEqual(['200', '429'])
  // Should a minute pass meanwhile, another one's worth.
  expect(counted[200]).toBeGreaterThanOrEqual(PER_MINUTE)
  expect(counted[200]).toBeLessThanOrEqual(3 * PER_MINUTE)
  const refused = answers.find(({ status }) => status === 429)
  expect([JSON.parse(refused?.text ?? '').code, Number(refused?.headers['retry-after'])]).toEqual([
    'rate_limited',
    expect.toSatisfy((seconds) => seconds >= 1 && seconds <= 60),
  ])
  // The house beside it, another network, and a computer that only asks whether the market lives.
  for (const other of ['2001:db8:7:2::1', '203.0.113.7', '2001:db8:8::1']) {
    expect((await rawRequest(market, 'GET', '/api/search?q=mine', from(other))).status).toBe(200)
  }
  expect((await rawRequest(market, 'GET', '/healthz', from('2001:db8:7:1::1'))).status).toBe(200)
}, 900_000)

test('10 000 addresses of one page are one page: made once, kept once, and answered to all', async () => {
  await market.api('GET', '/api/categories', undefined, from('198.51.100.1'))
  const before = market.cache.bytes
  const answers = await whileANeighbourWaits(market, () =>
    many((at) => ({ path: `/api/categories?utm_source=${at}&x[]=${at}`, address: '198.51.100.9' })),
  )
  expect(statuses(answers)).toEqual({ 200: MANY })
  expect(market.cache.bytes).toBe(before)
}, 900_000)

test('10 000 carts of one network are a few hundred rows', async () => {
  const answers = await whileANeighbourWaits(market, () =>
    many(() => ({ method: 'POST', path: '/api/carts', address: '198.51.100.77' })),
  )
  const counted = statuses(answers)
  const { rows } = await market.query('select count(*)::int as carts from carts')
  expect(Object.keys(counted)).toEqual(['201', '429'])
  expect(rows[0].carts).toBe(counted[201])
  expect(counted[201]).toBeLessThanOrEqual(600)
}, 900_000)

test('an office of forty that comes at once meets no limit', async () => {
  const paths = ['/api/settings', '/api/categories', '/api/search', '/api/search?q=laptop', '/api/suggestions?q=lap']
  const answers = await attack(
    market,
    Array.from({ length: 400 }, (_, at) => ({
      method: 'GET',
      path: paths[at % paths.length] as string,
      headers: from('192.0.2.5'),
    })),
  )
  expect(answers.filter(({ status }) => status === 429)).toEqual([])
})

test('behind a proxy that the configuration does not count, not all the world is one network', async () => {
  const unset = await testMarket({ env: { REQUESTS_PER_MINUTE: '5', PAGE_CACHE: '0' } })
  try {
    const ask = (headers: Record<string, string>) => rawRequest(unset, 'GET', '/api/categories', headers)
    for (let visitor = 0; visitor < 20; visitor += 1) {
      expect((await ask(from(`203.0.113.${visitor}`))).status).toBe(200)
    }
    const direct = []
    for (let at = 0; at < 8; at += 1) direct.push((await ask({})).status)
    expect(direct).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  } finally {
    await unset.close()
  }
})
