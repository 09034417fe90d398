import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import {
  aCart,
  aLocker,
  anna,
  annasAddress,
  aPurchase,
  followLink,
  orderBody,
  stockOf,
} from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { writeSetting } from '../settings/index.ts'
import { setDeliveryPrices } from '../shipping/index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let other: Awaited<ReturnType<typeof aSeller>>
beforeAll(async () => {
  market = await testMarket()
  seller = await aSeller(market.deps)
  other = await aSeller(market.deps)
})
afterAll(() => market.close())

const product = (over: Parameters<typeof aProduct>[2] = {}, companyId = seller.companyId) =>
  aProduct(market.deps, companyId, over)
const place = (body: unknown, headers: Record<string, string> = {}) =>
  market.api('POST', '/api/checkout/orders', body, headers)
const countOrders = async () => (await market.deps.db.selectFrom('orders').select('id').execute()).length

test('R13 E10 guest: one purchase makes one order per seller, with snapshots, frozen commission and held stock', async () => {
  const mine = await product({ price: 90_001, quantity: 5 })
  const theirs = await product({ price: 3333, quantity: 9 }, other.companyId)
  const cart = await aCart(market, [{ versionId: mine.versionId }, { versionId: theirs.versionId, quantity: 3 }], {
    [other.companyId]: { cashOnDelivery: true },
  })
  const placed = await place(orderBody(cart, { buyer: anna }))
  expect(placed.status).toBe(201)
  const [first, second] = placed.json.orders
  expect(first).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    goods: 90_001,
    delivery: 1999,
    total: 92_000,
  })
  expect(second).toMatchObject({ status: 'pending', paymentStatus: 'onDelivery', goods: 9999, delivery: 4598 })
  // Two of the three fit one parcel; cash is taken once.
  expect(second.parcels).toMatchObject([
    { count: 1, size: 'large' },
    { count: 1, size: 'medium' },
  ])
  expect(second.arrives.from <= second.arrives.until).toBe(true)
  expect(first.number).toMatch(/^OB-\d{4}-\d{7}$/)
  expect(placed.json).toMatchObject({ dueOnline: 92_000, dueOnDelivery: 14_597, total: 106_597, email: anna.email })
  const hold = Date.parse(placed.json.heldUntil) - Date.parse(placed.json.placedAt)
  expect(hold).toBe(30 * 60_000)
  expect([await stockOf(market, mine.versionId), await stockOf(market, theirs.versionId)]).toEqual([4, 6])
  expect((await market.api('GET', `/api/carts/${cart.id}`)).json.sellerGroups).toEqual([])
  await market.deps.db.updateTable('products').set({ title: 'Other' }).where('id', '=', mine.id).execute()
  await writeSetting(market.deps, 'commission', 900)
  const later = (await market.api('GET', `/api/purchases/${placed.json.key}`)).json
  expect({ ...later, clocks: null, now: '' }).toEqual({ ...placed.json, now: '' })
  const rows = await market.deps.db.selectFrom('orders').selectAll().where('number', '=', second.number).execute()
  // 6 % of 99,99 zł is 5,9994 zł; VAT on it 1,38 zł.
  expect(rows[0]?.commission).toMatchObject({ rate: 600, base: 9999, net: 600, vat: 138, gross: 738 })
  await writeSetting(market.deps, 'commission', 600)
})

test('E10 guest: placing takes at most 21 statements, however many sellers and lines', async () => {
  const locker = await aLocker(market)
  const sellers = [seller, other, await aSeller(market.deps), await aSeller(market.deps)]
  const lines = []
  for (const { companyId, shopId } of sellers) {
    for (let i = 0; i < 3; i++) lines.push(await product({ shopIds: [shopId] }, companyId))
  }
  const cart = await aCart(market, lines, {
    [seller.companyId]: { method: 'inpost_locker', pickupPoint: locker },
    [other.companyId]: { method: 'store_pickup', shopId: other.shopId },
  })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const placed = await place(orderBody(cart), { 'idempotency-key': 'count-statements' })
  const statements = query.mock.calls.map(([one]: unknown[]) =>
    typeof one === 'string' ? one : (one as { text: string }).text,
  )
  query.mockRestore()
  expect(placed.status).toBe(201)
  expect(placed.json.orders).toHaveLength(4)
  expect(placed.json.orders[0].pickup).toMatchObject({ code: locker })
  expect(placed.json.orders[1].pickup.label).toContain('Sklep Kraków')
  // One asks for the commission. The public configuration, remembered for five seconds, may be due just now: no other statement has such luck.
  const settings = statements.filter((text) => text === 'select key, value from settings')
  expect([1, 2]).toContain(settings.length)
  expect(statements.length - settings.length).toBeGreaterThan(10)
  expect(statements.length - settings.length + 1).toBeLessThanOrEqual(21)
})

test('E10 guest: the same request twice, also at the same time, makes one purchase', async () => {
  const { versionId } = await product({ quantity: 5 })
  const cart = await aCart(market, [{ versionId }])
  const headers = { 'idempotency-key': 'order-once-please' }
  const before = await countOrders()
  const answers = await Promise.all([place(orderBody(cart), headers), place(orderBody(cart), headers)])
  const keys = answers.filter(({ status }) => status === 201).map(({ json }) => json.key)
  for (const { status, json } of answers) if (status !== 201) expect(json.code).toBe('request_in_progress')
  const again = await place(orderBody(cart), headers)
  expect(new Set([...keys, again.json.key]).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
  const changed = await place(orderBody(cart, { expectedTotal: 1 }), headers)
  expect(changed).toMatchObject({ status: 422, json: { code: 'idempotency_conflict' } })
  // The memory of answers is lost, the purchase is not.
  await market.deps.db.deleteFrom('idempotency_keys').execute()
  await market.api('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity: 1 })
  expect((await place(orderBody(cart), headers)).json.key).toBe(again.json.key)
  expect((await place(orderBody(cart, { expectedTotal: 1 }), headers)).json.code).toBe('idempotency_conflict')
  expect((await market.api('GET', `/api/carts/${cart.id}`)).json.quantity).toBe(1)
})

test('E10 guest: two tabs that order the same cart at once get one purchase', async () => {
  const { versionId } = await product({ quantity: 5 })
  const cart = await aCart(market, [{ versionId }])
  const answers = await Promise.all(Array.from({ length: 5 }, () => place(orderBody(cart))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'cart_empty')).toHaveLength(4)
  expect(await stockOf(market, versionId)).toBe(4)
})

test('V11 guest: every rule of the checkout refuses with its code and field, and writes nothing', async () => {
  const { versionId } = await product({ quantity: 3, shopIds: [seller.shopId] })
  const cart = await aCart(market, [{ versionId }])
  const before = await countOrders()
  const refusal = async (over: Record<string, unknown>) => {
    const { status, json } = await place(orderBody(cart, over))
    return [status, json.code, json.errors[0]?.field]
  }
  const delivery = `deliveries.${seller.companyId}`
  const choice = {
    companyId: seller.companyId,
    method: 'dpd_courier',
    cashOnDelivery: false,
    pickupPoint: null,
    shopId: null,
  }
  const pickup = { ...choice, method: 'store_pickup', shopId: seller.shopId }
  expect(await refusal({ shippingAddress: null })).toEqual([422, 'shipping_address_required', 'shippingAddress'])
  expect(await refusal({ invoice: { name: 'Firma', taxId: ' ' } })).toEqual([
    422,
    'invoice_incomplete',
    'invoice.taxId',
  ])
  expect(await refusal({ acceptTerms: false })).toEqual([422, 'terms_not_accepted', 'acceptTerms'])
  expect(await refusal({ buyer: { ...anna, email: 'anna' } })).toEqual([422, 'validation', 'buyer.email'])
  expect(await refusal({ expectedTotal: cart.total - 1 })).toEqual([409, 'price_changed', 'expectedTotal'])
  expect(await refusal({ deliveries: [choice, choice] })).toEqual([422, 'too_many_delivery_options', delivery])
  expect(await refusal({ deliveries: [pickup] })).toEqual([422, 'too_many_delivery_options', delivery])
  expect(await refusal({ cartId: 'y'.repeat(43) })).toEqual([404, 'cart_not_found', undefined])
  expect(await countOrders()).toBe(before)
  expect(await stockOf(market, versionId)).toBe(3)
  expect((await place(orderBody(cart, { deliveries: [choice] }))).status).toBe(201)
})

test('V11 guest: text that no database can hold is refused by its field', async () => {
  const { versionId } = await product()
  const cart = await aCart(market, [{ versionId }])
  const field = async (over: Record<string, unknown>) => {
    const { status, json } = await place(orderBody(cart, over))
    return [status, json.code, json.errors[0]?.field]
  }
  expect(await field({ buyer: { ...anna, lastName: 'K\u0000' } })).toEqual([422, 'validation', 'buyer.lastName'])
  expect(await field({ invoice: { name: '\ud800', taxId: '1', address: 'x' } })).toEqual([
    422,
    'validation',
    'invoice.name',
  ])
  const choice = { method: 'inpost_locker', cashOnDelivery: false, pickupPoint: 'K\u0000', shopId: null }
  const chosen = await market.api('PUT', `/api/carts/${cart.id}/deliveries/${seller.companyId}`, choice)
  expect([chosen.status, chosen.json.errors[0].field]).toEqual([422, 'pickupPoint'])
  expect((await market.api('GET', '/api/purchases/%00')).status).toBe(404)
  expect((await market.api('GET', '/sandbox-pay/%00')).status).toBe(404)
  expect((await place({})).json.errors.map((one: { field: string }) => one.field)).toContain('buyer')
})

test('V11 guest: no delivery chosen, a choice no longer offered and an unready seller are told apart', async () => {
  const { versionId } = await product()
  const bare = (await market.api('POST', '/api/carts')).json.id
  const { json: cart } = await market.api('POST', `/api/carts/${bare}/lines`, { versionId, quantity: 1 })
  expect((await place(orderBody(cart))).json.code).toBe('delivery_required')
  const third = await aSeller(market.deps)
  const theirs = await product({}, third.companyId)
  const chosen = await aCart(market, [{ versionId: theirs.versionId }])
  const locker = { method: 'inpost_locker' as const, price: 1499, codPrice: null, freeFrom: null, transitDays: 2 }
  await setDeliveryPrices(market.deps, third.companyId, [locker])
  expect((await place(orderBody(chosen))).json.code).toBe('delivery_required')
  await setDeliveryPrices(market.deps, third.companyId, [])
  expect((await place(orderBody(chosen))).json.code).toBe('seller_not_configured')
})

test('V11 guest: price, stock and offer are checked again when ordering', async () => {
  const { id, versionId } = await product({ price: 50_000, quantity: 2 })
  const cart = await aCart(market, [{ versionId, quantity: 2 }])
  const versions = market.deps.db.updateTable('versions').where('id', '=', versionId)
  await versions.set({ price: 51_000 }).execute()
  expect((await place(orderBody(cart))).json.code).toBe('price_changed')
  await versions.set({ price: 50_000, quantity: 1 }).execute()
  const short = await place(orderBody(cart))
  expect(short).toMatchObject({
    status: 409,
    json: { code: 'not_enough_stock', errors: [{ field: `lines.${versionId}` }] },
  })
  await versions.set({ quantity: 2 }).execute()
  await market.deps.db.updateTable('products').set({ status: 'paused' }).where('id', '=', id).execute()
  expect((await place(orderBody(cart))).json.code).toBe('line_withdrawn')
  expect((await market.api('GET', `/api/carts/${cart.id}`)).json.quantity).toBe(2)
})

test('T07 guest: damaged goods need the buyer’s express consent', async () => {
  const { versionId } = await product({ state: 'damaged', grade: 'forParts' })
  const cart = await aCart(market, [{ versionId }])
  expect((await place(orderBody(cart))).json.code).toBe('condition_not_accepted')
  expect((await place(orderBody(cart, { acceptCondition: true }))).status).toBe(201)
})

test('R13 guest: without any provider nothing due online can be ordered, cash on delivery can', async () => {
  const strict = await testMarket({ env: { SANDBOX_PAYMENTS: '0' } })
  try {
    const { companyId } = await aSeller(strict.deps)
    const { versionId } = await aProduct(strict.deps, companyId, { quantity: 2 })
    const cart = await aCart(strict, [{ versionId }])
    const refused = await strict.api('POST', '/api/checkout/orders', orderBody(cart))
    expect(refused).toMatchObject({ status: 503, json: { code: 'no_payment_provider' } })
    expect(await stockOf(strict, versionId)).toBe(2)
    expect((await strict.api('GET', '/api/payment-providers')).json).toEqual({ providers: [] })
    expect((await strict.api('GET', '/sandbox-pay/anything')).status).toBe(404)
    const purchase = await aPurchase(strict, [{ versionId }], { [companyId]: { cashOnDelivery: true } })
    expect(purchase).toMatchObject({ dueOnline: 0, toConfirm: true })
    expect(await followLink(strict, purchase)).toMatchObject({ heldUntil: null, orders: [{ status: 'confirmed' }] })
    const pay = await strict.api('POST', `/api/checkout/${purchase.key}/payments`, { provider: 'sandbox' })
    expect(pay.json.code).toBe('nothing_to_pay')
  } finally {
    await strict.close()
  }
})

test('V11 guest: what does not go to a country is not ordered there, codes and tax numbers are those of their country, with the field named', async () => {
  const { versionId } = await product({ quantity: 9, shopIds: [seller.shopId] })
  const cart = await aCart(market, [{ versionId }])
  const before = await countOrders()
  const refusal = async (over: Record<string, unknown>) => {
    const { status, json } = await place(orderBody(cart, over))
    return [status, json.code, json.errors[0]?.field]
  }
  const to = (over: object) => refusal({ shippingAddress: { ...annasAddress, ...over } })
  expect(await to({ country: 'DE', postalCode: '10115' })).toEqual([
    422,
    'country_not_served',
    'shippingAddress.country',
  ])
  const told = await place(
    orderBody(cart, { shippingAddress: { ...annasAddress, country: 'DE', postalCode: '10115' } }),
    {
      'accept-language': 'en',
    },
  )
  expect(told.json.errors[0].message).toContain('Germany (DPD courier)')
  expect(await to({ postalCode: '10115' })).toEqual([422, 'postal_code_unfit', 'shippingAddress.postalCode'])
  const invoice = (taxId: string) => refusal({ invoice: { name: 'Firma', taxId, address: 'ul. Krótka 7' } })
  expect(await invoice('5260250275')).toEqual([422, 'tax_id_invalid', 'invoice.taxId'])
  expect(await invoice('none')).toEqual([422, 'tax_id_invalid', 'invoice.taxId'])
  expect(await countOrders()).toBe(before)
  // Who comes to the shop may live anywhere.
  const inShop = await aCart(market, [{ versionId }], {
    [seller.companyId]: { method: 'store_pickup', shopId: seller.shopId },
  })
  const abroad = { ...annasAddress, country: 'DE', postalCode: '10115' }
  expect((await place(orderBody(inShop, { shippingAddress: abroad }))).status).toBe(201)
})
