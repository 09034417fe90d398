import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../../test/factories/product.ts'
import { aPurchase } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const product = (quantity: number, price = 50_000, of = companyId) =>
  aProduct(market.deps, of, { quantity, price, title: `Thing of ${price}` })
const emptyCart = async (): Promise<string> => (await market.api('POST', '/api/carts')).json.id
const again = (key: string, body: object) => market.api('POST', `/api/purchases/${key}/buy-again`, body)

test('R15 buying again puts in what is still sold, and says what is not and what costs more by now', async () => {
  const [plenty, dearer, few, gone] = [
    await product(9, 100),
    await product(9, 200),
    await product(3, 300),
    await product(2, 400),
  ]
  const { key } = await aPurchase(market, [
    { versionId: plenty.versionId, quantity: 2 },
    { versionId: dearer.versionId },
    { versionId: few.versionId, quantity: 2 },
    { versionId: gone.versionId, quantity: 2 },
  ])
  await market.query('update versions set price = 250 where id = $1', [dearer.versionId])
  const cartId = await emptyCart()
  const { status, json } = await again(key, { cartId })
  expect(status).toBe(200)
  const told = Object.fromEntries(json.items.map((item: { title: string }) => [item.title, item]))
  expect(told['Thing of 100']).toMatchObject({ wanted: 2, put: 2, priceThen: 100, priceNow: 100, why: null })
  expect(told['Thing of 200']).toMatchObject({ wanted: 1, put: 1, priceThen: 200, priceNow: 250, why: null })
  expect(told['Thing of 300']).toMatchObject({ wanted: 2, put: 1, why: null })
  expect(told['Thing of 400']).toMatchObject({ wanted: 2, put: 0, priceNow: null, why: 'sold_out' })
  expect(json.cart.quantity).toBe(4)
  expect((await again(key, { cartId })).json.cart.quantity).toBe(4)
})

test('R15 of one order alone; what was taken off sale is gone, and a holiday is told', async () => {
  const other = await aSeller(market.deps)
  const [mine, theirs] = [await product(5), await product(5, 700, other.companyId)]
  const { key, orders } = await aPurchase(market, [{ versionId: mine.versionId }, { versionId: theirs.versionId }])
  const second = orders[1].number
  const cartId = await emptyCart()
  const { json } = await again(key, { cartId, number: second })
  expect(json.items).toMatchObject([{ productId: theirs.id, put: 1 }])
  await market.query(`update products set status = 'paused' where id = $1`, [mine.id])
  const after = (await again(key, { cartId })).json.items
  expect(after.find((item: { productId: number }) => item.productId === mine.id)).toMatchObject({ put: 0, why: 'gone' })
  expect((await again(key, { cartId, number: 'OB-2026-0000000' })).json.code).toBe('order_not_found')
  expect((await again('x'.repeat(43), { cartId })).json.code).toBe('purchase_not_found')
  expect((await again(key, { cartId: 'x'.repeat(43) })).json.code).toBe('cart_not_found')
})
