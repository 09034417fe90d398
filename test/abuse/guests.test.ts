import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../factories/product.ts'
import { aCart, orderBody } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

// Two people without an account who happen to choose, or guess, the same Idempotency-Key.
const SAME = { 'idempotency-key': '00000001' }
let market: TestMarket
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  const { companyId } = await aSeller(market.deps)
  versionId = (await aProduct(market.deps, companyId, { quantity: 50 })).versionId
})
afterAll(() => market.close())

test('each gets a cart of their own, and what one puts into it the other never sees', async () => {
  const [one, two] = [
    (await market.api('POST', '/api/carts', undefined, SAME)).json,
    (await market.api('POST', '/api/carts', undefined, SAME)).json,
  ]
  expect(one.id).not.toBe(two.id)
  const add = (id: string) => market.api('POST', `/api/carts/${id}/lines`, { versionId, quantity: 1 }, SAME)
  for (const { id } of [one, two]) {
    expect((await add(id)).json.id).toBe(id)
    // Their own repetition is answered, and done once.
    expect((await add(id)).json.sellerGroups[0].lines[0].quantity).toBe(1)
  }
})
test('each places an order of their own', async () => {
  const carts = [await aCart(market, [{ versionId }]), await aCart(market, [{ versionId }])]
  const placed = []
  for (const cart of carts) placed.push(await market.api('POST', '/api/checkout/orders', orderBody(cart), SAME))
  expect(placed.map(({ status }) => status)).toEqual([201, 201])
  expect(placed[0]?.json.key).not.toBe(placed[1]?.json.key)
  const again = await market.api('POST', '/api/checkout/orders', orderBody(carts[0]), SAME)
  expect(again.json.key).toBe(placed[0]?.json.key)
})
test('neither hears what the other asked the market to mail', async () => {
  const recover = (email: string) => market.api('POST', '/api/users/recover-password', { email }, SAME)
  const first = await recover('one@example.com')
  expect((await recover('two@example.com')).status).toBe(first.status)
})
