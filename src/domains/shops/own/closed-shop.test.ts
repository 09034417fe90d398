import { afterAll, beforeAll, expect, test } from 'vitest'
import { authOf } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aCart } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('R09 V11 a cart that was to be collected in a shop falls back when the shop closes, and cannot choose it again', async () => {
  const seller = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, seller.companyId, { shopIds: [seller.shopId] })
  const cart = await aCart(market, [{ versionId }])
  const path = `/api/carts/${cart.id}/deliveries/${seller.companyId}`
  const pickup = { method: 'store_pickup', cashOnDelivery: false, pickupPoint: null, shopId: seller.shopId }
  expect((await market.api('PUT', path, pickup)).json.sellerGroups[0].choice).toMatchObject({ shopId: seller.shopId })

  const auth = await authOf(market, seller.ownerId)
  const closed = await market.api(
    'DELETE',
    `/api/companies/${seller.companyId}/shops/${seller.shopId}`,
    undefined,
    auth,
  )
  expect(closed.status).toBe(204)
  const [sellerGroup] = (await market.api('GET', `/api/carts/${cart.id}`)).json.sellerGroups
  expect(sellerGroup.pickupShops).toEqual([])
  expect(sellerGroup.choice?.shopId ?? null).toBeNull()
  const again = await market.api('PUT', path, pickup)
  expect(['shop_unavailable', 'method_not_offered']).toContain(again.json.code)
})
