import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPerson } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aCart, orderBody } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { openSession } from '../../accounts/index.ts'
import type { DeliverySettings } from './contract.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

let seller: Awaited<ReturnType<typeof aSeller>>
let auth: Record<string, string>
beforeEach(async () => {
  seller = await aSeller(market.deps, { delivers: false })
  auth = { authorization: `Bearer ${await openSession(market.deps, seller.ownerId)}` }
})

type Method = DeliverySettings['methods'][number]
const courier: Method = {
  method: 'dpd_courier',
  enabled: true,
  price: 1999,
  codPrice: 2599,
  freeFrom: 30_000,
  transitDays: 1,
  externalId: 'DPD-1',
  sizePrices: { large: 3999 },
  areas: [],
}
const locker: Method = {
  ...courier,
  method: 'inpost_locker',
  price: 1499,
  codPrice: null,
  externalId: 'PACZ',
  freeFrom: null,
  sizePrices: { small: 1299, large: 1999 },
}
const pickup: Method = {
  ...courier,
  method: 'store_pickup',
  price: 0,
  codPrice: null,
  externalId: null,
  freeFrom: null,
  sizePrices: {},
}

const path = (id = seller.companyId) => `/api/companies/${id}/delivery-settings`
const read = async (who = auth): Promise<DeliverySettings> => (await market.api('GET', path(), undefined, who)).json
const save = async (methods: unknown, revision?: number) =>
  market.api('PUT', path(), { revision: revision ?? (await read()).revision, methods }, auth)
const shown = async (size = '') =>
  (await market.api('GET', `/api/companies/${seller.companyId}/delivery${size}`)).json.methods
const trail = async (action: string) =>
  (
    await market.query('select detail, actor_id from audit_log where action = $1 and subject_id = $2', [
      action,
      String(seller.companyId),
    ])
  ).rows

test('E12 seller: a company that set nothing sees every method off and that it is not configured', async () => {
  const before = await read()
  expect(before).toMatchObject({ revision: 0, configured: false, hasShop: true })
  expect(before.methods.map((one) => [one.method, one.enabled, one.price])).toEqual([
    ['dpd_pickup', false, null],
    ['dpd_courier', false, null],
    ['gls_courier', false, null],
    ['inpost_locker', false, null],
    ['inpost_courier', false, null],
    ['store_pickup', false, 0],
  ])
  expect(await shown()).toEqual([])
})

test('E12 B07 B09 V10 seller: prices, thresholds, days, ids and sizes are kept and shown at once', async () => {
  const saved = await save([courier, locker, pickup])
  expect(saved.status).toBe(200)
  expect(saved.json).toMatchObject({ revision: 1, configured: true })
  const { methods } = await read()
  for (const one of [courier, locker, pickup]) expect(methods).toContainEqual(one)
  const { method, price, codPrice, freeFrom, transitDays, areas } = courier
  expect(await shown()).toEqual([
    expect.objectContaining({ method: 'store_pickup', price: 0 }),
    { method: 'inpost_locker', price: 1499, codPrice: null, freeFrom: null, transitDays: 1, areas, arrives: null },
    { method, price, codPrice, freeFrom, transitDays, areas, arrives: null },
  ])
  expect(await shown('?size=large')).toContainEqual({
    method,
    price: 3999,
    codPrice: 4599,
    freeFrom,
    transitDays,
    areas,
    arrives: null,
  })
  expect((await market.api('GET', `/api/companies/${seller.companyId}/delivery?size=huge`)).status).toBe(422)
  expect(await trail('deliveryChanged')).toEqual([{ detail: {}, actor_id: seller.ownerId }])
})

test('E12 seller: what is switched off or left out is not offered, and comes back with its prices', async () => {
  await save([courier, locker])
  await save([{ ...courier, enabled: false }])
  expect(await shown()).toEqual([])
  const { methods, configured } = await read()
  expect(configured).toBe(false)
  expect(methods).toContainEqual({ ...courier, enabled: false })
  expect(methods).toContainEqual({ ...locker, enabled: false, externalId: null })
  await save([courier])
  expect(await shown()).toHaveLength(1)
})

test('V10 seller: the same outside id twice names the second; two methods may swap theirs', async () => {
  await save([courier, locker])
  const twice = await save([courier, { ...locker, externalId: ' DPD-1' }])
  expect(twice.json).toMatchObject({ status: 422, code: 'key_exists' })
  expect(twice.json.errors).toEqual([
    { field: 'methods.1.externalId', code: 'key_exists', message: 'Ten klucz jest już na liście' },
  ])
  const swapped = await save([
    { ...courier, externalId: 'PACZ' },
    { ...locker, externalId: 'DPD-1' },
  ])
  expect(swapped.status).toBe(200)
  // Another company may use the same id.
  seller = await aSeller(market.deps, { delivers: false })
  auth = { authorization: `Bearer ${await openSession(market.deps, seller.ownerId)}` }
  expect((await save([courier])).status).toBe(200)
})

test('E12 seller: every wrong field is named and nothing is half written', async () => {
  await save([courier])
  const wrong = await save([
    { ...courier, price: null, codPrice: null },
    { ...locker, codPrice: 1600 },
  ])
  expect(wrong.json.errors.map((one: { field: string }) => one.field)).toEqual([
    'methods.0.price',
    'methods.1.codPrice',
  ])
  for (const [bad, field] of [
    [{ price: -1 }, 'price'],
    [{ price: 19.99 }, 'price'],
    [{ price: 1_000_001 }, 'price'],
    [{ freeFrom: 0 }, 'freeFrom'],
    [{ transitDays: 61 }, 'transitDays'],
    [{ externalId: 'x'.repeat(65) }, 'externalId'],
    [{ sizePrices: { small: -1 } }, 'sizePrices.small'],
    [{ method: 'pigeon' }, 'method'],
  ] as const) {
    const { json } = await save([{ ...courier, ...bad }])
    expect([json.status, json.errors[0].field]).toEqual([422, `methods.0.${field}`])
  }
  expect((await save([{ ...courier, companyId: 1 }])).status).toBe(422)
  expect(await read()).toMatchObject({ revision: 1 })
  expect((await read()).methods).toContainEqual(courier)
})

test('E12 seller: collecting in person needs a shop', async () => {
  await market.query('delete from shops where company_id = $1', [seller.companyId])
  const refused = await save([pickup])
  expect(refused.json.errors).toEqual([
    expect.objectContaining({ field: 'methods.0.enabled', code: 'pickup_needs_shop' }),
  ])
  expect((await save([{ ...pickup, enabled: false }])).status).toBe(200)
})

test('E12 seller: a shop deleted later leaves the company unconfigured again', async () => {
  await save([pickup])
  expect((await read()).configured).toBe(true)
  await market.query('delete from shops where company_id = $1', [seller.companyId])
  expect((await read()).configured).toBe(false)
})

test('E12 two people at once: one saves, the other is told', async () => {
  const { revision } = await read()
  const answers = await Promise.all([1000, 2000, 3000].map((price) => save([{ ...courier, price }], revision)))
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409])
  const winner = answers.find((one) => one.status === 200)
  expect(answers.find((one) => one.status === 409)?.json.code).toBe('changed_meanwhile')
  expect((await read()).methods).toEqual(winner?.json.methods)
  expect(await trail('deliveryChanged')).toHaveLength(1)
})

test('E12 members: warehouse and accountant see prices and change nothing; strangers see nothing', async () => {
  await save([courier])
  const helper = await aPerson(market, { permissions: 'seller' })
  await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'warehouse')`, [
    seller.companyId,
    helper.id,
  ])
  const seen = await read(helper.auth)
  expect(seen).toMatchObject({ configured: true })
  const body = { revision: seen.revision, methods: [] }
  expect((await market.api('PUT', path(), body, helper.auth)).status).toBe(403)
  const other = await aSeller(market.deps)
  const stranger = { authorization: `Bearer ${await openSession(market.deps, other.ownerId)}` }
  expect((await market.api('GET', path(), undefined, stranger)).status).toBe(404)
  expect((await market.api('PUT', path(), body, stranger)).status).toBe(404)
})

test('E12 R13 buyer: goods of a company without delivery cannot be ordered; once it is set, they can', async () => {
  const { versionId } = await aProduct(market.deps, seller.companyId, { price: 10_000 })
  const { json: empty } = await market.api('POST', '/api/carts')
  const { json: cart } = await market.api('POST', `/api/carts/${empty.id}/lines`, { versionId, quantity: 1 })
  expect(cart.sellerGroups[0]).toMatchObject({ deliverable: false, methods: [] })
  const choice = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
  const choose = () => market.api('PUT', `/api/carts/${cart.id}/deliveries/${seller.companyId}`, choice)
  expect((await choose()).json.errors[0]).toMatchObject({ field: 'method', code: 'method_not_offered' })
  const order = () => market.api('POST', '/api/checkout/orders', orderBody(cart))
  expect((await order()).json.code).toBe('seller_not_configured')
  await save([courier])
  expect((await choose()).json).toMatchObject({ delivery: 1999, total: 11_999 })
})

test('E12 R13 buyer: what a seller sends costs what its parcels cost, also at the order', async () => {
  await save([courier, locker])
  const small = await aProduct(market.deps, seller.companyId, { price: 5000, parcelSize: 'small' })
  const large = await aProduct(market.deps, seller.companyId, { price: 5000, parcelSize: 'large' })
  const priceOf = (cart: { sellerGroups: { methods: { method: string; groupPrice: number }[] }[] }, method: string) =>
    cart.sellerGroups[0]?.methods.find((one) => one.method === method)?.groupPrice
  const one = await aCart(market, [{ versionId: small.versionId }])
  expect([priceOf(one, 'inpost_locker'), priceOf(one, 'dpd_courier')]).toEqual([1299, 1999])
  const both = await aCart(market, [{ versionId: small.versionId }, { versionId: large.versionId }], {
    [seller.companyId]: { cashOnDelivery: true },
  })
  expect([priceOf(both, 'inpost_locker'), priceOf(both, 'dpd_courier')]).toEqual([3298, 5998])
  expect(both).toMatchObject({ delivery: 6598 })
  expect(both.sellerGroups[0].methods[0].sizePrices).toBeUndefined()
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(both))
  expect(placed.json.orders[0]).toMatchObject({ delivery: 6598, total: 16_598 })
  expect((await market.api('GET', `/api/products/${large.id}`)).json.parcelSize).toBe('large')
})
