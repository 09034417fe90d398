import { afterAll, beforeAll, expect, test } from 'vitest'
import { authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { SearchPage } from './contract.ts'

let market: TestMarket
let now = new Date('2026-12-20T12:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

async function aSellerOfTwo() {
  now = new Date('2026-12-20T12:00:00Z')
  const { companyId, ownerId } = await aSeller(market.deps)
  const auth = await authOf(market, ownerId)
  for (const _ of [1, 2]) await aProduct(market.deps, companyId)
  await market.runJobs()
  return {
    holiday: (method: 'PUT' | 'DELETE', body?: object) =>
      market.api(method, `/api/companies/${companyId}/holiday`, body, auth),
    /** What the cards say now that the jobs of the minute ran. */
    cards: async () => {
      await market.runJob('companies.applyHolidays')
      await market.runJobs()
      const page: SearchPage = (await market.api('GET', `/api/search?seller=${companyId}`)).json
      return page.items.map((card) => card.holidayUntil ?? null)
    },
    refreshes: async () => {
      const { rows } = await market.query(
        `select count(*)::int as n from listing_changes c join products p on p.id = c.product_id where p.company_id = $1`,
        [companyId],
      )
      return rows[0].n
    },
  }
}

test('R22 cards say that a seller is on holiday from its first minute to its last, Polish time', async () => {
  const seller = await aSellerOfTwo()
  await seller.holiday('PUT', { from: '2026-12-24', until: '2026-12-27' })
  expect(await seller.cards()).toEqual([null, null])
  now = new Date('2026-12-23T23:01:00Z')
  expect(await seller.cards()).toEqual(['2026-12-27', '2026-12-27'])
  now = new Date('2026-12-27T22:59:00Z')
  expect(await seller.cards()).toEqual(['2026-12-27', '2026-12-27'])
  now = new Date('2026-12-27T23:01:00Z')
  expect(await seller.cards()).toEqual([null, null])
})
test('R22 a holiday that begins today, is moved or ended is on the cards at once', async () => {
  const seller = await aSellerOfTwo()
  await seller.holiday('PUT', { from: '2026-12-20', until: '2026-12-22' })
  expect(await seller.cards()).toEqual(['2026-12-22', '2026-12-22'])
  await seller.holiday('PUT', { from: '2026-12-20', until: '2026-12-23' })
  expect(await seller.cards()).toEqual(['2026-12-23', '2026-12-23'])
  await seller.holiday('DELETE')
  expect(await seller.cards()).toEqual([null, null])
})
test('R22 a market that was off at midnight catches up, and cards are made once a turn', async () => {
  const seller = await aSellerOfTwo()
  await seller.holiday('PUT', { from: '2026-12-24', until: '2026-12-27' })
  now = new Date('2026-12-25T10:00:00Z')
  expect(await seller.cards()).toEqual(['2026-12-27', '2026-12-27'])
  const before = await seller.refreshes()
  await Promise.all([market.runJob('companies.applyHolidays'), market.runJob('companies.applyHolidays')])
  expect(await seller.cards()).toEqual(['2026-12-27', '2026-12-27'])
  expect(await seller.refreshes()).toBe(before)
  now = new Date('2026-12-30T10:00:00Z')
  expect(await seller.cards()).toEqual([null, null])
})
