import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aHouse, aVersion, type House } from '../../../test/factories/offer.ts'
import { runAllJobs } from '../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { OwnOffer } from '../products/offers/contract.ts'

const DAY = 86_400_000
const START = new Date('2026-11-02T09:00:00Z')
let now = START
let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket({ now: () => now })
  house = await aHouse(market)
  await market.query(`update sessions set expires_at = '2099-01-01'`)
})
afterAll(() => market.close())
beforeEach(() => {
  now = START
})
const day = (days: number) => {
  now = new Date(START.getTime() + days * DAY)
}

/** What each place that shows a price strikes of a product. */
async function struck(offer: OwnOffer) {
  await runAllJobs(market)
  const page = (await market.api('GET', `/api/products/${offer.id}`)).json
  const list = (await market.api('GET', `/api/search?q=${encodeURIComponent(offer.title)}`)).json
  const card = list.items.find(({ id }: { id: number }) => id === offer.id)
  const compared = (await market.api('GET', `/api/compare?ids=${offer.id}`)).json.products[0]
  const of = ({ price, wasPrice, lastPrice }: { price: number; wasPrice: number | null; lastPrice: number | null }) => [
    price,
    wasPrice,
    lastPrice,
  ]
  return { page: page.versions.map(of), card: of(card), compared: compared.versions.map(of) }
}
const prices = async (offer: OwnOffer, wanted: readonly number[]) => {
  const known = await house.read(offer.id)
  const versions = known.versions.map(({ id, name }, index) =>
    aVersion({ id, name, price: wanted[index] ?? 0, announce: true, stockDelta: 0 }),
  )
  expect((await house.save(known, { versions })).status).toBe(200)
}

test('E07 each version is struck by its own lowest price of 30 days, and the card by that of the version it shows', async () => {
  const offer = await house.publish({
    title: 'Wersje Przekreślone',
    versions: [aVersion({ name: 'A', price: 200_000 }), aVersion({ name: 'B', price: 300_000 })],
  })
  day(10)
  await prices(offer, [150_000, 250_000])
  day(15)
  // Dearer for five days, then reduced: the day before is not what is struck.
  await prices(offer, [260_000, 250_000])
  day(20)
  await prices(offer, [140_000, 240_000])
  const seen = await struck(offer)
  expect(seen.page).toEqual([
    [140_000, 150_000, 150_000],
    [240_000, 250_000, 250_000],
  ])
  expect(seen.card).toEqual([140_000, 150_000, 150_000])
  expect(seen.compared).toEqual(seen.page)
})

test('E07 a planned price that would be a reduction against a dearer day alone begins without one', async () => {
  const offer = await house.publish({ title: 'Plan Przekreślony', versions: [aVersion({ price: 100_000 })] })
  day(10)
  await prices(offer, [150_000])
  const plan = { versionId: offer.versions[0]?.id, price: 120_000, announce: true, endsAt: null }
  const startsAt = new Date(now.getTime() + 2 * DAY).toISOString()
  expect((await house.call('POST', `/${offer.id}/price-schedules`, { ...plan, startsAt })).status).toBe(201)
  day(12.1)
  const { page, card } = await struck(offer)
  expect([page, card]).toEqual([[[120_000, null, null]], [120_000, null, null]])
})

test('E07 the database itself keeps no struck price above the lowest of 30 days, nor one that is no reduction', async () => {
  const offer = await house.publish({ versions: [aVersion({ price: 100_000 })] })
  const strike = (was: number | null, last: number | null) =>
    market.query('update versions set was_price = $2, last_price = $3 where product_id = $1', [offer.id, was, last])
  for (const [was, last] of [
    [120_000, 110_000],
    [110_000, 120_000],
    [90_000, 90_000],
    [100_000, 100_000],
    [120_000, null],
    [null, 120_000],
  ] as const) {
    await expect(strike(was, last), `${was} ${last}`).rejects.toThrow(/versions_(struck|reduction|check)/)
  }
  await strike(120_000, 120_000)
  await strike(null, null)
})
