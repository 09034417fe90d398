import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeInpost, fakeInpost, INPOST_KEYS } from '../../../../demo/stand-ins/inpost/inpost.ts'
import { listedLocker, listedLockers } from '../../../../test/factories/inpost-points.ts'
import { type PaymentServer, servePayments } from '../../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { savePickupPoints } from '../index.ts'

const HOUR = 3_600_000
let market: TestMarket
let server: PaymentServer
let fake: FakeInpost
let now = Date.parse('2026-11-23T10:00:00Z')

beforeAll(async () => {
  fake = fakeInpost()
  server = await servePayments(fake.app)
  const env = { INPOST_POINTS_URL: server.url, INPOST_POINTS_TOKEN: INPOST_KEYS.apiKey, LOG_LEVEL: 'silent' }
  market = await testMarket({ env, now: () => new Date(now) })
})
afterAll(async () => {
  await market.close()
  await server.close()
})
beforeEach(() => {
  fake.points = []
  now += 48 * HOUR
})
afterEach(async () => {
  server.heal()
  server.calls.length = 0
  await market.query('truncate pickup_points, point_lists')
})

const sync = () => market.runJob('shipping.syncPoints')
const later = (hours: number) => {
  now += hours * HOUR
}
async function points(): Promise<Record<string, string>> {
  const { rows } = await market.query('select code, status from pickup_points order by code')
  return Object.fromEntries(rows.map(({ code, status }) => [code, status]))
}
async function count(status: string): Promise<number> {
  const { rows } = await market.query('select count(*)::int as n from pickup_points where status = $1', [status])
  return rows[0].n
}

test('a list is read whole soon after the start and once a day; what it names no more is closed, what comes back opens', async () => {
  fake.points = listedLockers(1001)
  await sync()
  expect([await count('open'), server.calls.length]).toEqual([1001, 3])
  later(23)
  await sync()
  expect(server.calls).toHaveLength(3)
  later(1)
  fake.points = [
    ...listedLockers(999, 2),
    listedLocker('KRA1001', { status: 'Disabled' }),
    listedLocker('WAW01', { location_description: 'new' }),
  ]
  await sync()
  expect(await points()).toMatchObject({ KRA0001: 'closed', KRA0002: 'open', KRA1001: 'closed', WAW01: 'open' })
  expect(await count('closed')).toBe(2)
  later(24)
  fake.points = listedLockers(1001)
  await sync()
  expect(await points()).toMatchObject({ KRA0001: 'open', KRA1001: 'open', WAW01: 'closed' })
})

test('points of the demo and of other carriers: the former go with the first list, the latter stay', async () => {
  const place = { street: 'ul. Prosta 1', postalCode: '30-001', city: 'Kraków', lat: 50.06, lng: 19.94 }
  await savePickupPoints(market.deps, [
    { code: 'DEMO1', method: 'inpost_locker', name: 'Paczkomat DEMO1', ...place },
    { code: 'PL1', method: 'dpd_pickup', name: 'Punkt', ...place },
  ])
  later(1)
  fake.points = listedLockers(1)
  await sync()
  expect(await points()).toEqual({ DEMO1: 'closed', KRA0001: 'open', PL1: 'open' })
})

test.each([
  ['breaks off', () => server.spoil('page=2', { status: 503 })],
  ['is cut', () => server.spoil('page=2', 'cut')],
  ['is garbage in the middle', () => server.spoil('page=2', 'garbage')],
])('a list that %s closes nothing, and is read again an hour later', async (_, spoil) => {
  fake.points = listedLockers(1001)
  await sync()
  later(24)
  fake.points = listedLockers(1001, 100)
  spoil()
  await sync()
  expect([await count('closed'), (await points()).KRA0001]).toEqual([0, 'open'])
  later(0.9)
  await sync()
  expect(await count('closed')).toBe(0)
  later(0.2)
  await sync()
  expect([await count('closed'), await count('open')]).toEqual([99, 1001])
})

test.each([
  ['more than halved', () => (fake.points = listedLockers(500))],
  ['is empty', () => (fake.points = [])],
  ['says that nothing operates', () => (fake.points = listedLockers(1001).map((one) => ({ ...one, status: 'Off' })))],
  ['is garbage', () => (fake.points = Array.from({ length: 1001 }, () => ({ name: 'x' })))],
  [
    'repeats a page',
    () => {
      fake.points = [...listedLockers(500), ...listedLockers(500), ...listedLockers(501, 501)]
    },
  ],
  [
    'has no end',
    () => server.spoil('page=1', { status: 200, body: { items: [listedLocker('A01')], total_pages: 401 } }),
  ],
])('a list that %s is not believed', async (_, change) => {
  fake.points = listedLockers(1001)
  await sync()
  later(24)
  change()
  await sync()
  expect(await count('closed')).toBe(0)
  const { rows } = await market.query('select tried_at > completed_at as open from point_lists')
  expect(rows).toEqual([{ open: true }])
})

test('a point that stands twice on a page, or on two, is written once', async () => {
  fake.points = [...listedLockers(500), listedLocker('KRA0500'), listedLocker('WAW01'), listedLocker('WAW01')]
  await sync()
  expect(await count('open')).toBe(501)
})

test('a program that dies in the middle leaves the list of before; two at once read it once', async () => {
  fake.points = listedLockers(1001)
  await sync()
  later(24)
  fake.points = listedLockers(1001, 100)
  const stop = new AbortController()
  server.trouble = (call) => {
    if (call.includes('page=2')) stop.abort(new Error('the program stops'))
    return undefined
  }
  const kind = market.jobs.find(({ name }) => name === 'shipping.syncPoints')
  await expect(kind?.run({} as never, { signal: stop.signal })).rejects.toThrow()
  server.trouble = () => undefined
  expect(await count('closed')).toBe(0)
  later(1)
  server.calls.length = 0
  await Promise.all([sync(), sync(), sync()])
  expect(server.calls).toHaveLength(3)
  expect([await count('closed'), await count('open')]).toEqual([99, 1001])
})

test('a pass that a later attempt overtook ends nothing', async () => {
  fake.points = listedLockers(3)
  await sync()
  later(24)
  fake.points = listedLockers(2)
  server.trouble = () => {
    void market.query("update point_lists set tried_at = tried_at + interval '1 second'")
    return { slow: 100 }
  }
  await sync()
  server.trouble = () => undefined
  expect(await count('closed')).toBe(0)
})
