import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../../test/factories/product.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())
const read = async (shopId: number, after = '') => market.api('GET', `/api/shops/${shopId}/products${after}`)

test('R09 a shop shows what can be collected there: in stock, published, offered in this shop', async () => {
  const { companyId, shopId } = await aSeller(market.deps)
  const here = await aProduct(market.deps, companyId, { shopIds: [shopId] })
  await aProduct(market.deps, companyId, { shopIds: [] })
  const sold = await aProduct(market.deps, companyId, { shopIds: [shopId] })
  const paused = await aProduct(market.deps, companyId, { shopIds: [shopId] })
  await market.query('update versions set quantity = 0 where product_id = $1', [sold.id])
  await market.query(`update products set status = 'paused' where id = $1`, [paused.id])
  const { status, json } = await read(shopId)
  expect([status, json.next]).toEqual([200, null])
  expect(json.products.map(({ id }: { id: number }) => id)).toEqual([here.id])
  expect(json.products[0]).toMatchObject({ price: expect.any(Number), from: false, currency: 'PLN', vat: 'vat23' })
  await market.query('update companies set charges_vat = false where id = $1', [companyId])
  expect((await read(shopId)).json.products[0].vat).toBe('exempt')
})
test('P01 goods of another company that names this shop are not shown', async () => {
  const { shopId } = await aSeller(market.deps)
  const other = await aSeller(market.deps)
  await aProduct(market.deps, other.companyId, { shopIds: [shopId] })
  expect((await read(shopId)).json.products).toEqual([])
})
test('pages hold twelve, newest first, and a shop closed for good has nothing', async () => {
  const { companyId, shopId } = await aSeller(market.deps)
  for (let i = 0; i < 13; i += 1) await aProduct(market.deps, companyId, { shopIds: [shopId] })
  const first = (await read(shopId)).json
  const second = (await read(shopId, `?after=${first.next}`)).json
  expect([first.products.length, second.products.length, second.next]).toEqual([12, 1, null])
  expect(first.products.at(-1).id).toBeGreaterThan(second.products[0].id)
  expect((await read(shopId, '?after=abc')).json.errors).toMatchObject([{ field: 'after', code: 'invalid_cursor' }])
  await market.query('update shops set removed_at = now() where id = $1', [shopId])
  expect((await read(shopId)).json.products).toEqual([])
  expect((await read(999_999)).status).toBe(404)
})
