import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeInpost, fakeInpost, INPOST_KEYS } from '../../../../../demo/stand-ins/inpost/inpost.ts'
import { listedLocker, listedLockers } from '../../../../../test/factories/inpost-points.ts'
import { type PaymentServer, servePayments } from '../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../test/fakes/provider-deps.ts'
import { must } from '../../../../values/must.ts'
import { inpostPoints } from './points.ts'

let server: PaymentServer
let fake: FakeInpost
const { signal } = new AbortController()
const listPoints = (token = INPOST_KEYS.apiKey) =>
  must(
    inpostPoints(providerDeps({ INPOST_POINTS_URL: `${server.url}/`, INPOST_POINTS_TOKEN: token }).deps),
    'a list with a token',
  )

beforeAll(async () => {
  fake = fakeInpost()
  server = await servePayments(fake.app)
})
afterAll(() => server.close())
beforeEach(() => {
  fake.points = []
  server.heal()
  server.calls.length = 0
})

test('a locker is read as buyers see it, in words without markup', async () => {
  fake.points = [listedLocker('kra01m')]
  expect(await listPoints()(1, signal)).toEqual({
    points: [
      {
        ...{ code: 'KRA01M', ways: ['locker'], name: 'Paczkomat KRA01M', street: 'Długa 5', postalCode: '31-147' },
        ...{ city: 'Kraków', lat: 50.0614, lng: 19.9375, hours: '24/7', hint: 'Przy sklepie Żabka' },
        ...{ takesCash: false, open: true },
      },
    ],
    ...{ leftOut: 0, pages: 1 },
  })
  expect(server.calls).toEqual(['GET /v1/points?page=1&per_page=500&sort_by=name'])
})

test('without a token nobody is asked', () => {
  expect(inpostPoints(providerDeps().deps)).toBeUndefined()
})

test('pages follow each other', async () => {
  fake.points = listedLockers(501)
  const read = await listPoints()(2, signal)
  expect([read.points.map(({ code }) => code), read.pages]).toEqual([['KRA0501'], 2])
})

test('what is broken, or no locker to collect from, is left out one by one', async () => {
  const wrong: unknown[] = [
    ...[null, 7, 'KRA02', [], {}, { name: 'KRA02' }],
    listedLocker('K'),
    listedLocker('<script>'),
    listedLocker('KRA03', { location: { latitude: '50', longitude: 19 } }),
    listedLocker('KRA04', { location: { latitude: 19.9, longitude: 50 } }),
    listedLocker('KRA05', { location: null }),
    listedLocker('KRA06', { address_details: { city: '', post_code: '31-147' } }),
    listedLocker('KRA07', { address_details: { city: 'Kraków', post_code: 31147 } }),
    listedLocker('KRA08', { location_description: 'x'.repeat(3000) }),
    listedLocker('KRA09', { type: 'parcel_locker' }),
    listedLocker('KRA10', { type: ['pop'] }),
    listedLocker('KRA11', { functions: ['parcel_send'] }),
    listedLocker('KRA12', { address: null, address_details: { city: 'Kraków', post_code: '31-147' } }),
  ]
  fake.points = [...wrong, listedLocker('KRA99')] as never
  const read = await listPoints()(1, signal)
  expect(read.points.map(({ code }) => code)).toEqual(['KRA99'])
  expect(read.leftOut).toBe(wrong.length)
})

test('hours as InPost words them, money where it is taken, closed unless it operates', async () => {
  const hours = { location_247: false, opening_hours: 'PN-PT 8-20' }
  fake.points = [
    listedLocker('KRA01', { ...hours, payment_available: true }),
    listedLocker('KRA02', { location_247: null, opening_hours: null, status: 'Disabled', location_description: null }),
    listedLocker('KRA03', { functions: null, address_details: { city: 'Kraków', post_code: '31-147' } }),
  ]
  expect((await listPoints()(1, signal)).points).toMatchObject([
    { hours: 'PN-PT 8-20', takesCash: true, open: true },
    { hours: null, hint: null, open: false },
    { street: 'Długa 5' },
  ])
})

test.each([
  ['a page of a proxy', 'garbage' as const, 'not_understood'],
  ['another list', { status: 200, body: { items: {}, total_pages: 1 } }, 'not_understood'],
  ['another page than was asked for', { status: 200, body: { items: [], page: 7, total_pages: 9 } }, 'not_understood'],
  ['a page too full', { status: 200, body: { items: Array(501).fill({}), total_pages: 1 } }, 'not_understood'],
  ['a page too large', { status: 200, body: { items: ['x'.repeat(11_000_000)], total_pages: 1 } }, 'too_big'],
  ['a refusal', { status: 401, body: {} }, 'status'],
])('%s is no list', async (_, trouble, kind) => {
  server.spoil('points', trouble)
  await expect(listPoints()(1, signal)).rejects.toMatchObject({ kind })
})
