import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { marketDay } from '../../values/days.ts'

const clock = { later: 0 }
let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + clock.later) })
  const { companyId } = await aSeller(market.deps)
  await aProduct(market.deps, companyId, { price: 200_000 })
  await market.runJobs()
})
afterAll(() => market.close())

const search = async (q: string) => (await market.api('GET', `/api/search?q=${encodeURIComponent(q)}`)).json

test('a price in euros is a filter while a rate stands, and is told and left out when none does', async () => {
  const before = await search('do 500 euro')
  expect(before).toMatchObject({
    filters: [],
    understood: { unreadCurrencies: ['EUR'], text: '' },
    total: { count: 1 },
  })
  const { auth } = await anOperator(market)
  await market.api('PUT', '/api/admin/exchange-rates', { shown: ['EUR'], maxAgeDays: 7 }, auth)
  const rate = { currency: 'EUR', rate: 4_250_000, day: marketDay(market.deps.now()), source: 'NBP' }
  expect((await market.api('POST', '/api/admin/exchange-rates', rate, auth)).status).toBe(200)
  const dear = await search('do 500 euro')
  expect(dear).toMatchObject({
    filters: [{ key: 'price', fromText: true }],
    understood: { unreadCurrencies: [] },
    total: { count: 1 },
  })
  expect((await search('under 300 eur')).total.count).toBe(0)
  // Eight days later the rate is used nowhere.
  clock.later = 8 * 86_400_000
  expect((await search('unter 300 €')).understood.unreadCurrencies).toEqual(['EUR'])
  clock.later = 0
})
