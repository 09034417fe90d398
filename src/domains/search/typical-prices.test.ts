import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { refreshDocuments, refreshWords } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const HOUR = 3_600_000

test('R11 of offers alike the one that costs less than its like stands first; what is damaged sets no price', async () => {
  const { deps } = market
  const { companyId } = await aSeller(deps)
  const make = async (price: number, over = {}) =>
    (await aProduct(deps, companyId, { price, brand: 'Lenovo', model: 'ThinkPad T480', ...over })).id
  const dear = await make(200_000)
  const usual = [await make(100_000), await make(100_000), await make(110_000)]
  const cheap = await make(70_000)
  await make(5_000, { state: 'damaged', grade: 'forParts' })
  const alone = await make(9_000, { model: 'Other' })
  const ids = [dear, ...usual, cheap, alone]
  await refreshDocuments(deps, ids)
  await refreshWords(deps)
  const { rows } = await market.query('select name, price::int, offers from typical_prices')
  expect(rows).toEqual([{ name: 'lenovo thinkpad t480', price: 100_000, offers: 5 }])
  await refreshDocuments(deps, ids)
  const { json } = await market.api('GET', '/api/search?q=t480&literal=1')
  const order = json.items.map((item: { id: number }) => item.id).filter((id: number) => ids.includes(id))
  expect(order[0]).toBe(cheap)
  expect(order.at(-1)).toBe(dear)

  // Counted once an hour; a model that is no longer offered has no usual price.
  await market.query('update products set model = $1 where id = any($2)', ['Renamed', usual])
  await refreshDocuments(deps, ids)
  await refreshWords(deps)
  expect((await market.query('select from typical_prices')).rows).toHaveLength(1)
  await refreshWords({ ...deps, now: () => new Date(deps.now().getTime() + 2 * HOUR) })
  expect((await market.query('select name from typical_prices')).rows).toEqual([{ name: 'lenovo renamed' }])
})
