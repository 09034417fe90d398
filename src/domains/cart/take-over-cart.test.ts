import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  const seller = await aSeller(market.deps)
  versionId = (await aProduct(market.deps, seller.companyId, { quantity: 50 })).versionId
})
afterAll(() => market.close())

const guestCart = async (quantity: number) => (await aCart(market, [{ versionId, quantity }])).id
const buyer = async () => (await aPerson(market)).auth
const merge = (auth: Record<string, string>, cartId?: string) =>
  market.api('POST', '/api/carts/merge', cartId ? { cartId } : {}, auth)

test('R13 T01 buyer: the guest’s cart is theirs after log-in and is found again on another device', async () => {
  const auth = await buyer()
  const cartId = await guestCart(2)
  expect((await merge(auth, cartId)).json).toMatchObject({ id: cartId, quantity: 2 })
  expect((await merge(auth)).json).toMatchObject({ id: cartId, quantity: 2 })
  // The answer got lost and the browser asks again.
  expect((await merge(auth, cartId)).json).toMatchObject({ id: cartId, quantity: 2 })
  const second = await guestCart(3)
  expect((await merge(auth, second)).json).toMatchObject({ id: cartId, quantity: 5 })
  expect((await market.api('GET', `/api/carts/${second}`)).status).toBe(404)
})

test('R13 buyer: two tabs that log in at once neither lose nor double anything', async () => {
  const auth = await buyer()
  const [one, two] = [await guestCart(2), await guestCart(3)]
  const answers = await Promise.all([merge(auth, one), merge(auth, two), merge(auth, one), merge(auth, two)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await merge(auth)).json.quantity).toBe(5)
})

test('P01 buyer: somebody else’s cart is left alone; nobody: refused', async () => {
  const cartId = await guestCart(1)
  await merge(await buyer(), cartId)
  const answer = await merge(await buyer(), cartId)
  expect(answer.json).toMatchObject({ quantity: 0 })
  expect(answer.json.id).not.toBe(cartId)
  expect((await merge({}, cartId)).json.code).toBe('unauthorized')
  expect((await merge(await buyer(), 'short')).status).toBe(422)
})
