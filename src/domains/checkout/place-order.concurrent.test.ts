import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, orderBody, stockOf } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { releaseExpiredHolds } from '../orders/index.ts'

let market: TestMarket
let later = 0
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + later) })
})
afterAll(() => market.close())

const place = (cart: { id: string; total: number }) => market.api('POST', '/api/checkout/orders', orderBody(cart))

test('V11 200 buyers at once on a stock of 7: exactly 7 orders, nobody sees an error of the server', async () => {
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 7 })
  const carts = []
  for (let i = 0; i < 200; i++) carts.push(await aCart(market, [{ versionId }]))
  const answers = await Promise.all(carts.map(place))
  const codes = Map.groupBy(answers, ({ status, json }) => (status === 201 ? 'placed' : `${status} ${json.code}`))
  expect(Object.fromEntries([...codes].map(([code, list]) => [code, list.length]))).toEqual({
    placed: 7,
    '409 not_enough_stock': 193,
  })
  expect(await stockOf(market, versionId)).toBe(0)
  const movements = await market.deps.db
    .selectFrom('stock_movements')
    .select('delta')
    .where('version_id', '=', versionId)
    .where('reason', '=', 'order')
    .execute()
  expect(movements.map((one) => one.delta)).toEqual(Array(7).fill(-1))
  const polish = answers.find(({ status }) => status === 409)
  expect(polish?.headers.get('content-type')).toMatch(/^application\/problem\+json/)
})

test('E10 carts that share goods in opposite order never lock each other out', async () => {
  const { companyId } = await aSeller(market.deps)
  const a = await aProduct(market.deps, companyId, { quantity: 100 })
  const b = await aProduct(market.deps, companyId, { quantity: 100 })
  const carts = []
  for (let i = 0; i < 30; i++) carts.push(await aCart(market, i % 2 ? [a, b] : [b, a]))
  const statuses = (await Promise.all(carts.map(place))).map(({ status }) => status)
  expect(statuses).toEqual(Array(30).fill(201))
  expect([await stockOf(market, a.versionId), await stockOf(market, b.versionId)]).toEqual([70, 70])
})

test('E10 holds that ended return their stock exactly once, however many sweep at once', async () => {
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 20 })
  const keys: string[] = []
  for (let i = 0; i < 12; i++) keys.push((await place(await aCart(market, [{ versionId }]))).json.key)
  expect(await stockOf(market, versionId)).toBe(8)
  expect(await releaseExpiredHolds(market.deps)).toBe(0)
  later = 31 * 60_000
  const cancelling = market.api('POST', `/api/purchases/${keys[0]}/cancel`)
  await Promise.all([cancelling, ...Array.from({ length: 6 }, () => releaseExpiredHolds(market.deps))])
  await releaseExpiredHolds(market.deps)
  later = 0
  expect(await stockOf(market, versionId)).toBe(20)
  const { json } = await market.api('GET', `/api/purchases/${keys[1]}`)
  expect(json).toMatchObject({ dueOnline: 0, heldUntil: null, orders: [{ status: 'expired' }] })
  const again = await market.api('POST', `/api/purchases/${keys[1]}/cancel`)
  expect(again).toMatchObject({ status: 409, json: { code: 'nothing_to_cancel' } })
})

test('E10 a buyer who cancels gives the stock back at once and once', async () => {
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 3 })
  const { key } = (await place(await aCart(market, [{ versionId, quantity: 2 }]))).json
  const answers = await Promise.all(Array.from({ length: 5 }, () => market.api('POST', `/api/purchases/${key}/cancel`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await stockOf(market, versionId)).toBe(3)
})

/** The same words in another order and spacing, numbers spelled with a point. */
const respelled = (value: unknown): string => {
  if (typeof value === 'number') return `${value}.0`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  const parts = Object.entries(value).toReversed()
  return `{ ${parts.map(([name, part]) => `${JSON.stringify(name)} :\n${respelled(part)}`).join(' , ')} }`
}

test('E10 the same order in another spelling is found again, with other words it is refused; nothing is ordered twice', async () => {
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5 })
  const cart = await aCart(market, [{ versionId }])
  const body = orderBody(cart)
  const headers = { 'idempotency-key': 'one-key-of-a-buyer' }
  const send = (said: unknown) => market.api('POST', '/api/checkout/orders', said, headers)
  const first = await send(body)
  expect(first.status).toBe(201)
  const again = await send(respelled(body))
  expect([again.status, again.json.key]).toEqual([201, first.json.key])
  const other = await send({ ...body, buyer: { ...(body as { buyer: object }).buyer, firstName: 'Ewa' } })
  expect([other.status, other.json.code]).toEqual([422, 'idempotency_conflict'])
  expect(await stockOf(market, versionId)).toBe(4)
})
