import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aLocker, stockOf } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let companyId: number
let versionId: number
let last: number
let otherVersion: number
beforeAll(async () => {
  market = await testMarket()
  // In place of the pages: what they are left.
  market.app.post('*', (c) => c.json({ ...c.get('filledForm'), key: c.get('plainCart')?.key }))
  ;({ companyId } = await aSeller(market.deps))
  versionId = (await aProduct(market.deps, companyId, { quantity: 9 })).versionId
  last = (await aProduct(market.deps, companyId, { quantity: 1 })).versionId
  const other = await aSeller(market.deps)
  otherVersion = (await aProduct(market.deps, other.companyId, { quantity: 5 })).versionId
  await aLocker(market)
})
afterAll(() => market.close())

type Form = Record<string, string | number>

/** What a browser without scripts is told: status, where it goes (or the page's data), and the cookies it is to keep. */
async function send(form: Form, { cookie = '', page = '/cart', headers = {} as Record<string, string> } = {}) {
  const answer = await fetch(market.url + page, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: market.url, ...headers },
    body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
  })
  const json = answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined
  const cookies = answer.headers.getSetCookie()
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    json,
    cookies,
    cookie: cookies[0]?.split(';')[0] ?? '',
  }
}
const cartOf = async (cookie: string) => (await market.api('GET', `/api/carts/${cookie.slice('cart='.length)}`)).json
const linesOf = async (cookie: string) =>
  (await cartOf(cookie)).sellerGroups.flatMap((group: { lines: object[] }) => group.lines)
const countCarts = async () => Number((await market.query('select count(*) from carts')).rows[0].count)
/** A cart with one line. */
const filled = async (version = versionId) => (await send({ version })).cookie

test('T06 the button of a product makes a cart, which a cookie names on the page of the cart alone', async () => {
  const first = await send({ version: versionId, quantity: 2 }, { page: '/de/cart' })
  expect([first.status, first.to]).toEqual([303, `/de/cart?added=${versionId}`])
  expect(first.cookies.map((one) => /Path=(\S+);/.exec(one)?.[1])).toEqual(['/cart', '/en/cart', '/de/cart'])
  for (const one of first.cookies) expect(one).toMatch(/; HttpOnly; SameSite=Lax$/)
  // A product with several versions sends the chosen one besides that of its button.
  const { cookie } = first
  const second = await send({ version: versionId, choice: otherVersion, quantity: 1 }, { cookie })
  expect([second.to, second.cookie]).toEqual([`/cart?added=${otherVersion}`, cookie])
  expect(await linesOf(cookie)).toMatchObject([
    { versionId, quantity: 2 },
    { versionId: otherVersion, quantity: 1 },
  ])
})

test('T06 lines are changed and taken out, and the country is chosen', async () => {
  const cookie = await filled()
  expect((await send({ step: 'quantity', version: versionId, quantity: '4' }, { cookie })).to).toBe(
    `/cart#line-${versionId}`,
  )
  expect(await linesOf(cookie)).toMatchObject([{ versionId, quantity: 4 }])
  expect((await send({ step: 'country', country: 'DE' }, { cookie, page: '/en/cart' })).to).toBe('/en/cart')
  expect((await cartOf(cookie)).country).toBe('DE')
  for (const _ of [1, 2]) expect((await send({ step: 'remove', version: versionId }, { cookie })).to).toBe('/cart')
  expect(await linesOf(cookie)).toEqual([])
})

test('T06 a way of delivery asks for its point next, keeps one that is there, and is paid on delivery where that is asked', async () => {
  const cookie = await filled()
  const choose = (way: string, more: Form = {}) =>
    send({ step: 'delivery', company: companyId, way, ...more }, { cookie })
  const choiceNow = async () => (await cartOf(cookie)).sellerGroups[0].choice
  expect((await choose('inpost_locker')).to).toBe(`/cart?pick=${companyId}&way=inpost_locker#pick-${companyId}`)
  expect(await choiceNow()).toBe(null)
  expect((await choose('inpost_locker', { point: 'kra01m' })).to).toBe(`/cart#delivery-${companyId}`)
  const locker = { method: 'inpost_locker', pickupPoint: 'KRA01M', cashOnDelivery: false }
  expect(await choiceNow()).toMatchObject(locker)
  expect((await choose('inpost_locker', { kept: 'inpost_locker KRA01M' })).to).toBe(`/cart#delivery-${companyId}`)
  expect(await choiceNow()).toMatchObject(locker)
  await choose('dpd_courier.cod', { kept: 'inpost_locker KRA01M' })
  expect(await choiceNow()).toMatchObject({ method: 'dpd_courier', cashOnDelivery: true, pickupPoint: null })
  const unknown = await choose('inpost_locker', { point: 'NOPE' })
  expect(unknown.status).toBe(200)
  expect(JSON.parse(unknown.json.problem).errors).toMatchObject([
    { field: 'pickupPoint', code: 'pickup_point_unknown' },
  ])
})

test('T06 what is refused is told to the page, with what was typed, and changes nothing', async () => {
  const cookie = await filled()
  const problemOf = ({ status, json }: Awaited<ReturnType<typeof send>>) => {
    expect(status).toBe(200)
    return JSON.parse(json.problem)
  }
  const many = await send({ step: 'quantity', version: versionId, quantity: '10' }, { cookie, page: '/de/cart' })
  expect(problemOf(many)).toMatchObject({ code: 'not_enough_stock', title: expect.stringContaining('Menge') })
  expect(many.json).toMatchObject({
    step: 'quantity',
    version: String(versionId),
    quantity: '10',
    key: cookie.slice(5),
  })
  for (const quantity of ['', '0', '-1', '1.5', 'three', '1000'])
    expect(problemOf(await send({ step: 'quantity', version: versionId, quantity }, { cookie })).errors[0].field).toBe(
      'quantity',
    )
  expect(problemOf(await send({ version: 2 ** 31 }, { cookie })).code).toBe('validation')
  expect(problemOf(await send({ version: 2 ** 30 }, { cookie })).code).toBe('version_not_found')
  expect(problemOf(await send({ step: 'steal' }, { cookie })).code).toBe('validation')
  expect(problemOf(await send({ step: 'delivery', company: companyId, way: 'pigeon' }, { cookie })).code).toBe(
    'validation',
  )
  expect(problemOf(await send({ step: 'country', country: 'XX\0' }, { cookie })).code).toBe('validation')
  await send({ version: last }, { cookie })
  expect(problemOf(await send({ version: last }, { cookie })).code).toBe('not_enough_stock')
  expect(await linesOf(cookie)).toMatchObject([{ quantity: 1 }, { versionId: last, quantity: 1 }])
  expect((await send({ version: versionId, more: 'x'.repeat(70_000) }, { cookie })).status).toBe(413)
  expect(await stockOf(market, versionId)).toBe(9)
})

test('P01 forms of other sites neither change a cart nor give anybody another one', async () => {
  const cookie = await filled()
  const before = await countCarts()
  const elsewhere = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of elsewhere) {
    for (const sent of [cookie, '']) {
      const answer = await send({ version: otherVersion }, { cookie: sent, headers })
      expect([answer.status, answer.cookies]).toEqual([403, []])
    }
  }
  expect(await linesOf(cookie)).toMatchObject([{ versionId, quantity: 1 }])
  expect(await countCarts()).toBe(before)
})

test('P01 a cart that became a person’s is shown to nobody who uses the browser after them', async () => {
  const cookie = await filled()
  const { auth } = await aPerson(market)
  await market.api('POST', '/api/carts/merge', { cartId: cookie.slice(5) }, auth)
  const answer = await send({ version: otherVersion }, { cookie })
  expect(answer.status).toBe(303)
  expect(answer.cookie).not.toBe(cookie)
  expect(await linesOf(cookie)).toMatchObject([{ versionId, quantity: 1 }])
})

test('a cart that is gone, and what is no key, are answered by a new cart', async () => {
  for (const cookie of [`cart=${'A'.repeat(43)}`, 'cart=../../etc/passwd', 'cart=']) {
    const answer = await send({ version: versionId }, { cookie })
    expect(answer.status).toBe(303)
    expect(answer.cookie).toMatch(/^cart=[\w-]{43}$/)
    expect(answer.cookie).not.toBe(cookie)
  }
})

test('one cart of a guest flows into another, once', async () => {
  const [into, from] = [await filled(), await filled(otherVersion)]
  const take = () => market.api('POST', `/api/carts/${into.slice(5)}/take-in`, { from: from.slice(5) })
  const answers = await Promise.all([take(), take(), take()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await linesOf(into)).toMatchObject([
    { versionId, quantity: 1 },
    { versionId: otherVersion, quantity: 1 },
  ])
  expect((await market.api('GET', `/api/carts/${from.slice(5)}`)).status).toBe(404)
  // Itself, and a person's, stay as they are.
  const own = { from: into.slice(5) }
  expect((await market.api('POST', `/api/carts/${into.slice(5)}/take-in`, own)).json.quantity).toBe(2)
  const { auth } = await aPerson(market)
  const persons = await filled()
  await market.api('POST', '/api/carts/merge', { cartId: persons.slice(5) }, auth)
  const left = await market.api('POST', `/api/carts/${into.slice(5)}/take-in`, { from: persons.slice(5) })
  expect([left.json.quantity, (await linesOf(persons)).length]).toEqual([2, 1])
})

test('the chosen points of a cart are told at once, also of which the carrier knows nothing any more', async () => {
  const cookie = await filled()
  const read = async () => (await market.api('GET', `/api/carts/${cookie.slice(5)}/points`)).json.points
  expect(await read()).toEqual([])
  await send({ step: 'delivery', company: companyId, way: 'inpost_locker', point: 'KRA01M' }, { cookie })
  expect(await read()).toMatchObject([{ companyId, point: { code: 'KRA01M', city: 'Kraków', open: true } }])
  await market.query(`update cart_deliveries set pickup_point = 'GONE' where pickup_point = 'KRA01M'`)
  expect(await read()).toEqual([{ companyId, point: null }])
})
