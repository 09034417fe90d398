import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { openSession } from '../accounts/index.ts'

let market: TestMarket
/** A Monday morning in Warsaw. */
let now = new Date('2026-11-23T09:00:00Z')
let auth: Record<string, string>
let seller: Awaited<ReturnType<typeof aSeller>>
let sellers: Record<string, string>
beforeAll(async () => {
  market = await testMarket({ now: () => now })
  auth = (await anOperator(market)).auth
  seller = await aSeller(market.deps)
  sellers = { authorization: `Bearer ${await openSession(market.deps, seller.ownerId)}` }
})
afterAll(() => market.close())

const path = () => `/api/companies/${seller.companyId}/delivery`
const read = () => market.api('GET', `${path()}?days=1`)
const courierOf = (methods: { method: string; arrives: unknown }[]) =>
  methods.find(({ method }) => method === 'dpd_courier')
const maxAge = (headers: Headers) => Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1])
const ownDays = async (transitDays: number | null) => {
  const { revision, methods } = (await market.api('GET', `${path()}-settings`, undefined, sellers)).json
  const changed = methods.map((one: { method: string }) =>
    one.method === 'dpd_courier' ? { ...one, enabled: true, price: 1500, transitDays } : one,
  )
  const saved = await market.api('PUT', `${path()}-settings`, { revision, methods: changed }, sellers)
  expect(saved.status).toBe(200)
  return courierOf(saved.json.methods)
}
const usual = async (days: number) => {
  const {
    headerImageKey: _,
    thumbnailKey: __,
    ...site
  } = (await market.api('GET', '/api/admin/site', undefined, auth)).json
  const transitDays = { ...site.transitDays, dpd_courier: days }
  return market.api('PUT', '/api/admin/site', { ...site, transitDays }, auth)
}

test('B07 R14 who says nothing of the way gets the market’s days: on offers, in the cart, in the order; who says something keeps it', async () => {
  expect(await ownDays(null)).toMatchObject({ transitDays: null })
  const { versionId } = await aProduct(market.deps, seller.companyId)
  const inCart = async () => courierOf((await aCart(market, [{ versionId }])).sellerGroups[0].methods)
  expect(courierOf((await read()).json.methods)).toMatchObject({
    transitDays: 1,
    arrives: { from: '2026-11-24', until: '2026-11-26' },
  })
  const saved = await usual(4)
  expect([saved.status, saved.json.transitDays.dpd_courier, saved.json.transitDays.dpd_pickup]).toEqual([200, 4, 2])
  expect(courierOf((await read()).json.methods)).toMatchObject({
    transitDays: 4,
    arrives: { from: '2026-11-27', until: '2026-12-01' },
  })
  expect(await inCart()).toMatchObject({ transitDays: 4 })
  const { usualTransitDays } = (await market.api('GET', `${path()}-settings`, undefined, sellers)).json
  expect(usualTransitDays).toMatchObject({ dpd_courier: 4, gls_courier: 2, store_pickup: 0 })
  await ownDays(1)
  expect(await inCart()).toMatchObject({ transitDays: 1 })
})

test('B07 days that cannot be are refused by their field', async () => {
  const bad = await usual(61)
  expect([bad.status, bad.json.errors[0].field]).toEqual([422, 'transitDays.dpd_courier'])
})

test.each([
  ['seconds before the hour of dispatch', '2026-11-23T12:59:40Z', '2026-11-24', '2026-11-25'],
  ['seconds before a Monday', '2026-11-29T22:59:45Z', '2026-12-01', '2026-12-01'],
  ['seconds before the clocks go back', '2026-10-24T21:59:50Z', '2026-10-27', '2026-10-27'],
  ['before Christmas, seconds before the hour', '2026-12-23T12:59:30Z', '2026-12-28', '2026-12-29'],
])('B07 an answer is kept no longer than its days hold: %s', async (_, at, from, later) => {
  now = new Date(at)
  const { headers, json } = await read()
  expect(courierOf(json.methods)).toMatchObject({ arrives: { from } })
  const kept = maxAge(headers)
  expect(kept).toBeLessThanOrEqual(60)
  // The last moment in which it may still be shown.
  now = new Date(Date.parse(at) + kept * 1000 - 1)
  expect(courierOf((await read()).json.methods)).toMatchObject({ arrives: { from } })
  now = new Date(Date.parse(at) + (kept + 1) * 1000)
  expect(courierOf((await read()).json.methods)).toMatchObject({ arrives: { from: later } })
})
