import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, aLocker, annasAddress, orderBody, stockOf } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createUser } from '../accounts/index.ts'
import { setDeliveryPrices } from '../shipping/index.ts'
import { mergeCarts } from './index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
beforeAll(async () => {
  market = await testMarket()
  seller = await aSeller(market.deps)
})
afterAll(() => market.close())

const courier = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
const product = (over: Parameters<typeof aProduct>[2] = {}) => aProduct(market.deps, seller.companyId, over)
const newCart = async () => (await market.api('POST', '/api/carts')).json.id as string

test('R13 anyone: a new cart is empty and known by an unguessable id', async () => {
  const made = await market.api('POST', '/api/carts')
  expect(made.status).toBe(201)
  expect(made.json).toMatchObject({ sellerGroups: [], quantity: 0, total: 0, currency: 'PLN' })
  expect(made.json.id).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect((await market.api('GET', `/api/carts/${'x'.repeat(43)}`)).json.code).toBe('cart_not_found')
})

test('R13 anyone: goods of two sellers become two seller groups with prices, methods and what is missing to free delivery', async () => {
  const other = await aSeller(market.deps)
  const mine = await product({ price: 90_001, quantity: 5 })
  const theirs = await aProduct(market.deps, other.companyId, { price: 120_000 })
  const id = await newCart()
  await market.api('POST', `/api/carts/${id}/lines`, { versionId: mine.versionId, quantity: 1 })
  const { json } = await market.api('POST', `/api/carts/${id}/lines`, { versionId: theirs.versionId, quantity: 1 })
  expect(json.sellerGroups).toHaveLength(2)
  expect(json.goods).toBe(210_001)
  const dpd = (index: number) =>
    json.sellerGroups[index].methods.find((one: { method: string }) => one.method === 'dpd_courier')
  expect(dpd(0)).toMatchObject({ groupPrice: 1999, groupCodPrice: 2599, missingToFree: 9999 })
  expect(dpd(1)).toMatchObject({ groupPrice: 0, groupCodPrice: 600, missingToFree: 0 })
  expect((await market.api('GET', `/api/carts/${id}`)).json).toEqual(json)
})

test('V11 anyone: more than the seller has is refused when adding and when changing', async () => {
  const { versionId } = await product({ quantity: 3 })
  const id = await newCart()
  const lines = `/api/carts/${id}/lines`
  expect((await market.api('POST', lines, { versionId, quantity: 2 })).json.quantity).toBe(2)
  const tooMany = await market.api('POST', lines, { versionId, quantity: 2 }, { 'accept-language': 'en-US' })
  expect(tooMany).toMatchObject({ status: 409, json: { code: 'not_enough_stock', errors: [{ field: 'quantity' }] } })
  expect((await market.api('PUT', `${lines}/${versionId}`, { quantity: 4 })).json.code).toBe('not_enough_stock')
  expect((await market.api('PUT', `${lines}/${versionId}`, { quantity: 3 })).json.quantity).toBe(3)
  expect((await market.api('DELETE', `${lines}/${versionId}`)).json.sellerGroups).toEqual([])
})

test('V11 anyone: adding at the same time never exceeds the stock', async () => {
  const { versionId } = await product({ quantity: 7 })
  const id = await newCart()
  const adds = Array.from({ length: 20 }, () =>
    market.api('POST', `/api/carts/${id}/lines`, { versionId, quantity: 1 }),
  )
  const statuses = (await Promise.all(adds)).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(7)
  expect(statuses.filter((status) => status === 409)).toHaveLength(13)
  expect((await market.api('GET', `/api/carts/${id}`)).json.quantity).toBe(7)
})

test('R13 anyone: wrong input is a clear refusal and changes nothing', async () => {
  const { versionId } = await product()
  const id = await newCart()
  const lines = `/api/carts/${id}/lines`
  const field = async (body: unknown) => {
    const { status, json } = await market.api('POST', lines, body)
    return [status, json.errors[0]?.field]
  }
  expect(await field({ versionId, quantity: 0 })).toEqual([422, 'quantity'])
  expect(await field({ versionId, quantity: 1.5 })).toEqual([422, 'quantity'])
  expect(await field({ versionId: 'x', quantity: 1 })).toEqual([422, 'versionId'])
  expect((await market.api('POST', lines, { versionId: 999_999, quantity: 1 })).json.code).toBe('version_not_found')
  expect((await market.api('POST', lines, '{')).status).toBe(400)
  expect((await market.api('PUT', `${lines}/${versionId}`, { quantity: 1 })).json.code).toBe('line_not_found')
  expect((await market.api('GET', `/api/carts/${id}`)).json.quantity).toBe(0)
})

test('V11 B09 anyone: a delivery choice must be on offer and complete', async () => {
  const { versionId } = await product({ shopIds: [seller.shopId] })
  const locker = await aLocker(market)
  const cart = await aCart(market, [{ versionId }])
  const path = `/api/carts/${cart.id}/deliveries/${seller.companyId}`
  const refusal = async (choice: object) =>
    (await market.api('PUT', path, { ...courier, ...choice })).json.code as string
  expect(await refusal({ method: 'gls_courier' })).toBe('method_not_offered')
  expect(await refusal({ method: 'inpost_locker', cashOnDelivery: true })).toBe('cod_not_offered')
  expect(await refusal({ method: 'inpost_locker' })).toBe('pickup_point_required')
  expect(await refusal({ method: 'inpost_locker', pickupPoint: 'NOPE' })).toBe('pickup_point_unknown')
  expect(await refusal({ method: 'store_pickup' })).toBe('shop_required')
  expect(await refusal({ method: 'store_pickup', shopId: 999_999 })).toBe('shop_unavailable')
  expect(await refusal({ pickupPoint: locker, shopId: seller.shopId })).toBe('too_many_delivery_options')
  expect((await market.api('PUT', path.replace(/\d+$/, '999999'), courier)).json.code).toBe('company_not_in_cart')
  const chosen = await market.api('PUT', path, { ...courier, method: 'inpost_locker', pickupPoint: 'kra01m' })
  expect(chosen.json.sellerGroups[0].choice).toMatchObject({ method: 'inpost_locker', pickupPoint: locker })
  expect(chosen.json.delivery).toBe(1499)
  const collected = await market.api('PUT', path, { ...courier, method: 'store_pickup', shopId: seller.shopId })
  expect(collected.json.delivery).toBe(0)
})

test('R13 anyone: goods that sold out or were withdrawn since say so', async () => {
  const gone = await product({ quantity: 1 })
  const paused = await product({ quantity: 1 })
  const cart = await aCart(market, [{ versionId: gone.versionId }, { versionId: paused.versionId }])
  await market.deps.db.updateTable('versions').set({ quantity: 0 }).where('id', '=', gone.versionId).execute()
  await market.deps.db.updateTable('products').set({ status: 'paused' }).where('id', '=', paused.id).execute()
  const { json } = await market.api('GET', `/api/carts/${cart.id}`)
  expect(json.sellerGroups[0].lines.map((line: { problem: string }) => line.problem)).toEqual(['sold_out', 'withdrawn'])
})

test('R13 buyer: the guest’s cart is merged into the own one at log-in', async () => {
  const a = await product({ quantity: 9 })
  const b = await product({ quantity: 9 })
  const person = { firstName: 'Anna', lastName: 'K', phone: '', permissions: 'buyer' as const }
  const userId = await createUser(market.deps, { ...person, email: 'merge@example.com' })
  const first = await aCart(market, [{ versionId: a.versionId, quantity: 2 }])
  const own = await mergeCarts(market.deps, first.id, userId)
  expect(own).toBe(first.id)
  const second = await aCart(market, [{ versionId: a.versionId }, { versionId: b.versionId }])
  expect(await mergeCarts(market.deps, second.id, userId)).toBe(own)
  const merged = (await market.api('GET', `/api/carts/${own}`)).json
  expect(merged.sellerGroups[0].lines.map((line: { quantity: number }) => line.quantity)).toEqual([3, 1])
  expect((await market.api('GET', `/api/carts/${second.id}`)).status).toBe(404)
  const stranger = await createUser(market.deps, { ...person, email: 'stranger@example.com' })
  expect(await mergeCarts(market.deps, own, stranger)).not.toBe(own)
})

test('V11 abroad: a seller’s price for the country is paid, and one who does not go there is named before anything is written', async () => {
  const place = (body: unknown) => market.api('POST', '/api/checkout/orders', body)
  const countOrders = async () => (await market.deps.db.selectFrom('orders').select('id').execute()).length
  const abroad = await aSeller(market.deps)
  await setDeliveryPrices(market.deps, abroad.companyId, [
    {
      method: 'dpd_courier',
      price: 1999,
      codPrice: 2599,
      freeFrom: 100_000,
      transitDays: 1,
      areas: [{ countries: ['CZ', 'DE'], price: 4900, freeFrom: null, transitDays: 3 }],
    },
  ])
  const goes = await aProduct(market.deps, abroad.companyId, { price: 200_000, quantity: 9 })
  const stays = await product({ quantity: 9 })
  const berlin = { ...annasAddress, country: 'DE', postalCode: '10115', city: 'Berlin' }
  const cart = await aCart(market, [{ versionId: goes.versionId }])
  expect(cart).toMatchObject({ country: 'PL', countries: ['PL', 'CZ', 'DE'], delivery: 0 })
  // Who sends an address elsewhere than the cart showed is asked again, with the price there.
  expect((await place(orderBody(cart, { shippingAddress: berlin }))).json.code).toBe('price_changed')
  const there = (await market.api('PUT', `/api/carts/${cart.id}/country`, { country: 'DE' })).json
  expect(there).toMatchObject({ country: 'DE', delivery: 4900, total: 204_900 })
  expect(there.sellerGroups[0].methods).toMatchObject([
    { price: 4900, codPrice: null, transitDays: 3, groupPrice: 4900 },
  ])
  const placed = await place(orderBody(there, { shippingAddress: berlin }))
  expect(placed.json).toMatchObject({ total: 204_900, shippingAddress: { country: 'DE' } })

  const both = await aCart(market, [{ versionId: goes.versionId }, { versionId: stays.versionId }])
  const elsewhere = (await market.api('PUT', `/api/carts/${both.id}/country`, { country: 'DE' })).json
  const [, home] = elsewhere.sellerGroups
  expect(home).toMatchObject({
    unreached: ['inpost_locker', 'dpd_courier'],
    choice: null,
    deliverable: false,
    delivery: 0,
  })
  const before = [await countOrders(), await stockOf(market, goes.versionId)]
  const refused = await place(orderBody(elsewhere, { shippingAddress: berlin }))
  expect([refused.status, refused.json.code]).toEqual([422, 'country_not_served'])
  expect([await countOrders(), await stockOf(market, goes.versionId)]).toEqual(before)
  const path = `/api/carts/${both.id}/deliveries/${seller.companyId}`
  const wish = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
  expect((await market.api('PUT', path, wish)).json.code).toBe('country_not_served')
  // Back home the choice made before holds again.
  const back = (await market.api('PUT', `/api/carts/${both.id}/country`, { country: 'PL' })).json
  expect(back.sellerGroups[1]).toMatchObject({ choice: { method: 'dpd_courier' }, unreached: [] })
  expect((await market.api('PUT', `/api/carts/${both.id}/country`, { country: 'XX' })).status).toBe(422)
})

test('countries are chosen 300 times in ten minutes from one network; the cart stays as it was, and others go on', async () => {
  const cart = await newCart()
  const choose = (country: string, from: string) =>
    market.api('PUT', `/api/carts/${cart}/country`, { country }, { 'x-forwarded-for': from })
  expect((await choose('DE', '203.0.113.7')).json.country).toBe('DE')
  // As if it had been chosen all the others as well.
  await market.query(`update throttles set points = 299 where key like 'cart-country:%'`)
  expect((await choose('CZ', '203.0.113.7')).json.country).toBe('CZ')
  // Whatever the cart is called: who makes up keys is counted, too.
  for (const path of [cart, 'x'.repeat(43)]) {
    const refused = await market.api(
      ...(['PUT', `/api/carts/${path}/country`, { country: 'DE' }, { 'x-forwarded-for': '203.0.113.7' }] as const),
    )
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited'])
  }
  expect((await market.api('GET', `/api/carts/${cart}`)).json.country).toBe('CZ')
  expect((await choose('PL', '198.51.100.9')).json.country).toBe('PL')
})
