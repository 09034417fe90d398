import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../../test/factories/product.ts'
import { aCart, aLocker, anna, annasAddress, stockOf } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

type Cart = Awaited<ReturnType<typeof aCart>>
type Form = Record<string, string>

let market: TestMarket
let first: number
let second: number
let versionId: number
let otherVersion: number
beforeAll(async () => {
  market = await testMarket({ env: { DEMO: 'true' } })
  // In place of the page: what it is left.
  market.app.post('*', (c) => c.json(c.get('filledForm') ?? null))
  first = (await aSeller(market.deps)).companyId
  second = (await aSeller(market.deps)).companyId
  versionId = (await aProduct(market.deps, first, { quantity: 40 })).versionId
  otherVersion = (await aProduct(market.deps, second, { quantity: 40, state: 'damaged', grade: 'repairable' }))
    .versionId
  await aLocker(market)
})
afterAll(() => market.close())

let attempts = 0
/** The form as the page of this cart would send it, filled in; each time that of another visit. */
function formOf(cart: Cart, over: Form = {}): Form {
  attempts += 1
  const { street, postalCode, city, country } = annasAddress
  const groups: { choice: object | null }[] = cart.sellerGroups
  return {
    step: 'order',
    attempt: `00000000-0000-4000-8000-${String(attempts).padStart(12, '0')}`,
    total: String(cart.total),
    deliveries: JSON.stringify(groups.flatMap(({ choice }) => choice ?? [])),
    ...dotted('buyer', {
      ...anna,
      email: `anna.${attempts}@example.com`,
      phone: `+48 6001${String(attempts).padStart(5, '0')}`,
    }),
    ...dotted('shipping', { street, postalCode, city, country, firstName: '', lastName: '', region: '' }),
    ...dotted('invoice', { name: '', taxId: '', address: '' }),
    acceptTerms: 'on',
    ...over,
  }
}
const dotted = (part: string, values: Form): Form =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${part}.${name}`, value]))

async function send(cart: Pick<Cart, 'id'>, form: Form, { page = '/cart', headers = {} as Form } = {}) {
  const answer = await fetch(market.url + page, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `cart=${cart.id}`, origin: market.url, ...headers },
    body: new URLSearchParams(form),
  })
  const filled = answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined
  const problem = filled?.problem && JSON.parse(filled.problem)
  return { status: answer.status, to: answer.headers.get('location') ?? '', filled, problem }
}
const purchaseAt = async (address: string) =>
  (await market.api('GET', `/api/purchases/${/[=/]([\w-]{43})$/.exec(address)?.[1]}`)).json
const fieldsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.problem.errors.map(({ field }: { field: string }) => field).sort()
const countOrders = async () => Number((await market.query('select count(*) from orders')).rows[0].count)

test('R13 T06 two sellers’ goods are ordered by a plain form; sent twice at once and once more it is one order', async () => {
  const cart = await aCart(market, [{ versionId, quantity: 2 }, { versionId: otherVersion }], {
    [first]: { method: 'inpost_locker', pickupPoint: 'KRA01M' },
  })
  const before = await stockOf(market, versionId)
  const form = formOf(cart, { acceptCondition: 'on', [`oldDevices.${second}`]: 'on' })
  const answers = await Promise.all([1, 2, 3].map(() => send(cart, form, { page: '/de/cart' })))
  const [{ to } = { to: '' }] = answers
  expect(to).toMatch(/^\/de\/payment-selection\?order=[\w-]{43}$/)
  expect(answers.map((one) => [one.status, one.to])).toEqual([1, 2, 3].map(() => [303, to]))
  expect((await send(cart, form, { page: '/de/cart' })).to).toBe(to)
  expect(await stockOf(market, versionId)).toBe(before - 2)
  const purchase = await purchaseAt(to)
  expect(purchase).toMatchObject({ total: cart.total, dueOnline: cart.total })
  expect(purchase.orders).toMatchObject([
    { method: 'inpost_locker', status: 'pending' },
    { method: 'dpd_courier', status: 'pending', takesOldDevice: true },
  ])
  expect(purchase.shippingAddress).toMatchObject({
    street: annasAddress.street,
    firstName: 'Anna',
    lastName: 'Kowalska',
  })
})

test('R13 what is paid on delivery leads to the order; another recipient and an invoice are taken along', async () => {
  const cart = await aCart(market, [{ versionId }], { [first]: { cashOnDelivery: true } })
  const invoice = { name: 'Firma sp. z o.o.', taxId: '525-24-45-767', address: 'ul. Prosta 1, Warszawa' }
  const answer = await send(
    cart,
    formOf(cart, {
      ...{ otherRecipient: 'on', 'shipping.firstName': 'Jan', 'shipping.lastName': 'Nowak' },
      ...{ wantsInvoice: 'on', ...dotted('invoice', invoice) },
    }),
  )
  expect([answer.status, answer.to]).toEqual([303, expect.stringMatching(/^\/order\/[\w-]{43}$/)])
  expect(await purchaseAt(answer.to)).toMatchObject({
    dueOnline: 0,
    toConfirm: true,
    shippingAddress: { firstName: 'Jan', lastName: 'Nowak' },
    invoice: { name: 'Firma sp. z o.o.', taxId: '5252445767' },
  })
})

test('V11 what is wrong is named by its field, what was typed comes back, and nothing is ordered', async () => {
  const cart = await aCart(market, [{ versionId: otherVersion }])
  const before = await countOrders()
  const wrong = await send(cart, formOf(cart, { 'buyer.email': 'anna', 'buyer.phone': '1', 'shipping.street': '   ' }))
  expect(wrong.status).toBe(200)
  expect(fieldsOf(wrong)).toEqual(['buyer.email', 'buyer.phone', 'shippingAddress.street'])
  expect(wrong.filled).toMatchObject({
    step: 'order',
    'buyer.email': 'anna',
    'buyer.firstName': 'Anna',
    acceptTerms: 'on',
  })
  // Not what the page itself knows better, and not what its form does not have.
  expect(Object.keys(wrong.filled)).not.toContain('total')
  expect(
    Object.keys((await send(cart, formOf(cart, { 'buyer.email': '', evil: 'x', cartId: 'y' }))).filled),
  ).not.toContain('evil')

  expect(fieldsOf(await send(cart, formOf(cart)))).toEqual(['acceptCondition'])
  const fine = { acceptCondition: 'on' }
  const { acceptTerms: _, ...unaccepted } = formOf(cart, fine)
  expect(fieldsOf(await send(cart, unaccepted))).toEqual(['acceptTerms'])
  expect(fieldsOf(await send(cart, formOf(cart, { ...fine, 'shipping.postalCode': '1' })))).toEqual([
    'shippingAddress.postalCode',
  ])
  const invoice = await send(cart, formOf(cart, { ...fine, wantsInvoice: 'on', 'invoice.name': 'Firma' }), {
    page: '/en/cart',
  })
  expect(fieldsOf(invoice)).toEqual(['invoice.address', 'invoice.taxId'])
  expect(invoice.problem.errors[0].message).toBe('This field is required')
  // Far too long: cut for the page, refused for the order.
  const long = await send(cart, formOf(cart, { ...fine, 'buyer.lastName': 'x'.repeat(30_000) }))
  expect(fieldsOf(long)).toEqual(['buyer.lastName', 'shippingAddress.lastName'])
  expect(long.filled['buyer.lastName']).toHaveLength(400)
  expect((await send(cart, formOf(cart, { more: 'x'.repeat(70_000) }))).status).toBe(413)
  expect(await countOrders()).toBe(before)
  // Put right, by the same attempt.
  const form = formOf(cart, { 'buyer.email': 'anna' })
  expect((await send(cart, form)).status).toBe(200)
  expect((await send(cart, { ...form, ...fine, 'buyer.email': 'anna.right@example.com' })).status).toBe(303)
})

test('V11 an order that would be another one than the buyer saw is refused', async () => {
  const product = await aProduct(market.deps, first, { quantity: 9, price: 50_000 })
  const cart = await aCart(market, [{ versionId: product.versionId }])
  const codeOf = async (form: Form) => (await send(cart, form)).problem.code
  expect(await codeOf(formOf(cart, { total: '1' }))).toBe('price_changed')
  expect(await codeOf(formOf(cart, { total: '' }))).toBe('price_changed')
  expect(await codeOf(formOf(cart, { total: '9'.repeat(400) }))).toBe('price_changed')
  const seen = formOf(cart)
  // Another tab chooses another point meanwhile.
  await market.api('PUT', `/api/carts/${cart.id}/deliveries/${first}`, {
    ...{ method: 'inpost_locker', pickupPoint: 'KRA01M', cashOnDelivery: false, shopId: null },
  })
  expect(await codeOf(seen)).toBe('too_many_delivery_options')
  for (const deliveries of ['', '{', '[]', '[{"companyId":"x"}]', 'null'])
    expect((await send(cart, { ...seen, deliveries })).status).toBe(200)
})

test('P01 an order is placed by nobody but who has the cart, and from no other site', async () => {
  const cart = await aCart(market, [{ versionId }])
  const form = formOf(cart)
  const before = await countOrders()
  expect((await send(cart, form, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await send({ id: 'A'.repeat(43) }, form)).problem.code).toBe('cart_not_found')
  expect((await send(cart, form, { headers: { cookie: '' } })).problem.code).toBe('cart_not_found')
  expect(await countOrders()).toBe(before)
  // The same attempt of somebody else is another order.
  const others = await aCart(market, [{ versionId }])
  const placed = [await send(cart, form), await send(others, { ...formOf(others), attempt: form.attempt ?? '' })]
  expect(new Set(placed.map(({ to }) => to)).size).toBe(2)
  expect(placed.map(({ status }) => status)).toEqual([303, 303])
})

test('V11 an attempt that is none orders once, and an ordered cart orders nothing more', async () => {
  const cart = await aCart(market, [{ versionId }])
  const form = { ...formOf(cart), attempt: 'x' }
  expect((await send(cart, form)).status).toBe(303)
  expect((await send(cart, form)).problem.code).toBe('cart_empty')
})
