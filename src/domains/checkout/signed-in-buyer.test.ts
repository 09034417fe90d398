import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, orderBody } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createUser, openSession } from '../accounts/index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
beforeAll(async () => {
  market = await testMarket()
  seller = await aSeller(market.deps)
})
afterAll(() => market.close())

const buyerOf = async (key: string) =>
  (await market.query('select user_id as "userId" from purchases where key = $1', [key])).rows[0].userId

async function hanna() {
  const userId = await createUser(market.deps, {
    email: 'hanna@example.com',
    firstName: 'Hanna',
    lastName: 'Kowalczyk',
    phone: '+48600555100',
    permissions: 'buyer',
  })
  return { userId, authorization: `Bearer ${await openSession(market.deps, userId)}` }
}

test('E01 a buyer orders with a kept address: the order is hers, its address a copy', async () => {
  const { userId, authorization } = await hanna()
  const address = { address: 'ul. Żeromskiego 9/4', postalCode: '26-600', city: 'Radom', country: 'PL' }
  const names = { firstName: 'Jan', lastName: 'Kowalczyk' }
  const kept = await market.api('POST', '/api/account/shipping-data', { ...names, ...address }, { authorization })
  const { id, isDefault: _, address: street, ...rest } = kept.json.addresses[0]
  const { versionId } = await aProduct(market.deps, seller.companyId)
  const cart = await aCart(market, [{ versionId }])
  const body = orderBody(cart, { shippingAddress: { ...rest, street } })
  const placed = await market.api('POST', '/api/checkout/orders', body, { authorization })
  expect(placed.status).toBe(201)
  expect(await buyerOf(placed.json.key)).toBe(userId)
  await market.api('DELETE', `/api/account/shipping-data/${id}`, undefined, { authorization })
  const later = await market.api('GET', `/api/purchases/${placed.json.key}`)
  expect(later.json.shippingAddress).toMatchObject({ ...names, street, city: 'Radom' })
})

test("E01 a guest's order is nobody's", async () => {
  const { versionId } = await aProduct(market.deps, seller.companyId)
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(await aCart(market, [{ versionId }])))
  expect(placed.status).toBe(201)
  expect(await buyerOf(placed.json.key)).toBeNull()
})
