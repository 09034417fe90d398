import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

const clock = { later: 0 }
const now = () => new Date(Date.now() + clock.later)
const inpost = fakeInpost({ now })
let market: TestMarket
let server: PaymentServer
beforeAll(async () => {
  server = await servePayments(inpost.app)
  const env = { CARRIER_URLS: `inpost=${server.url}`, PUBLIC_URL: 'https://market.example' }
  market = await testMarket({ env, now })
})
afterAll(async () => {
  await market.close()
  await server.close()
})
beforeEach(() => {
  server.calls.length = 0
})

let last = 0
/** A company that has sent a parcel, of which its carrier was asked just now. */
async function aSender() {
  const team = await aTeam(market)
  const path = `/api/companies/${team.companyId}/carriers/inpost`
  const kept = await market.api('PUT', path, { test: false, fields: INPOST_KEYS }, team.owner)
  const address = new URL(kept.json.newsAddress)
  expect([address.origin, address.href.toLowerCase()]).toEqual(['https://market.example', address.href])
  const { versionId } = await aProduct(market.deps, team.companyId, { quantity: 5 })
  const { numbers } = await paidPurchase(market, [{ versionId, quantity: 1 }])
  last += 1
  const number = `8${String(last).padStart(23, '0')}`
  const at = `/api/companies/${team.companyId}/orders/${numbers[0]}`
  const shipped = await market.api('POST', `${at}/ship`, { carrier: 'inpost', trackingNumber: number }, team.owner)
  expect(shipped.status).toBe(200)
  const { rows } = await market.query('select id from orders where number = $1', [numbers[0] as string])
  await market.runJob('tracking.follow', { orderId: Number(rows[0].id) })
  await ask()
  server.calls.length = 0
  const account = async () =>
    (await market.api('GET', `/api/companies/${team.companyId}/carriers`, undefined, team.owner)).json.carriers[0]
  return { number, path: address.pathname, orderId: Number(rows[0].id), account }
}
const ask = () => market.runJob('tracking.askCarriers')
const tell = (path: string, number: unknown) =>
  market.api('POST', path, {
    ...{ event_ts: '2026-11-24 10:00:00 +0100', event: 'shipment_status_changed', organization_id: 1 },
    payload: { shipment_id: 49, status: 'delivered', tracking_number: number },
  })
const asked = (number: string) => server.calls.filter((call) => call.includes(number)).length
const statusOf = async (orderId: number) =>
  (await market.query('select status from orders where id = $1', [orderId])).rows[0].status
const nextAt = async (orderId: number) =>
  (await market.query('select next_at from tracked_shipments where order_id = $1', [orderId])).rows[0].next_at

test('news hasten a question, and what the carrier answers counts, not what the news said', async () => {
  const { number, path, orderId, account } = await aSender()
  expect(await account()).toMatchObject({ newsAt: null })
  await ask()
  expect(asked(number)).toBe(0)
  expect((await tell(path, number)).json).toEqual({ received: true })
  clock.later += 60_000
  await ask()
  expect([asked(number), await statusOf(orderId)]).toEqual([1, 'shipped'])

  await inpost.happen(number, 'delivered')
  await Promise.all([tell(path, number), tell(path, number), tell(path, number)])
  clock.later += 60_000
  await ask()
  expect([asked(number), await statusOf(orderId)]).toEqual([2, 'delivered'])
  expect(Date.parse((await account()).newsAt)).toBeGreaterThan(0)
  // What is over is nobody's question any more.
  await tell(path, number)
  clock.later += 60_000
  await ask()
  expect(asked(number)).toBe(2)
})

test('a thousand news in a second are one question', async () => {
  const { number, path } = await aSender()
  for (let n = 0; n < 20; n += 1) {
    await Promise.all(Array.from({ length: 50 }, () => tell(path, number)))
    if (n % 10 === 0) await ask()
  }
  // Asked just before, it has thirty seconds to breathe.
  expect(asked(number)).toBe(0)
  clock.later += 31_000
  await ask()
  expect(asked(number)).toBe(1)
})

test('an address of nobody, a parcel of others and nonsense are answered alike, and hasten nothing', async () => {
  const own = await aSender()
  const other = await aSender()
  const before = [await nextAt(own.orderId), await nextAt(other.orderId)]
  const wrong = own.path.replace(/.$/, (end) => (end === '0' ? '1' : '0'))
  const foreign = own.path.replace(/\/\d+-/, '/999999-')
  for (const path of [wrong, foreign, '/api/carriers/inpost/news/x', `${own.path.slice(0, -2)}`]) {
    expect(await tell(path, own.number)).toMatchObject({ status: 200, json: { received: true } })
  }
  expect((await tell(own.path, other.number)).status).toBe(200)
  for (const number of [undefined, null, '', 12, 'x'.repeat(65), { $gt: '' }, ["'"]]) {
    expect((await tell(own.path, number)).json).toEqual({ received: true })
  }
  for (const body of [[], {}, { payload: 7 }, { payload: [] }])
    expect((await market.api('POST', own.path, body)).status).toBe(200)
  expect((await market.api('GET', own.path)).json).toEqual({ received: true })
  expect([await nextAt(own.orderId), await nextAt(other.orderId)]).toEqual(before)
})
