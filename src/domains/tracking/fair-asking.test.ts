import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { must } from '../../values/must.ts'

const inpost = fakeInpost({ now: () => new Date() })
let market: TestMarket
let server: PaymentServer
beforeAll(async () => {
  server = await servePayments(inpost.app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` } })
})
afterAll(async () => {
  await market.close()
  await server.close()
})
beforeEach(async () => {
  server.heal()
  server.calls.length = 0
  // What an earlier test left on its way is nobody's turn.
  await market.query('update tracked_shipments set next_at = null')
})

let last = 0
/** A company with so many shipments on their way, due since so many hours. */
async function aSender(count: number, hours: number) {
  const team = await aTeam(market)
  const { versionId } = await aProduct(market.deps, team.companyId, { quantity: 5 })
  const path = `/api/companies/${team.companyId}/carriers/inpost`
  expect((await market.api('PUT', path, { test: false, fields: INPOST_KEYS }, team.owner)).status).toBe(200)
  const { numbers } = await paidPurchase(market, [{ versionId, quantity: 1 }])
  last += 1
  const number = `7${String(last).padStart(10, '0')}${'0'.repeat(13)}`
  const shipment = { carrier: 'inpost', trackingNumber: number }
  const at = `/api/companies/${team.companyId}/orders/${numbers[0]}`
  expect((await market.api('POST', `${at}/ship`, shipment, team.owner)).status).toBe(200)
  const { rows } = await market.query('select id from orders where number = $1', [must(numbers[0], 'an order')])
  const orderId = Number(rows[0].id)
  await market.runJob('tracking.follow', { orderId })
  // The others of the company: as if it had sent as many.
  await market.query(
    `insert into shipments (order_id, carrier, tracking_number, shipped_at, updated_at)
     select order_id, carrier, $2 || lpad(n::text, 12, '0'), shipped_at, updated_at from shipments, generate_series(1, $3::int - 1) n where order_id = $1`,
    [orderId, number.slice(0, 12), count],
  )
  await market.runJob('tracking.follow', { orderId })
  await market.query(`update tracked_shipments set next_at = now() - make_interval(hours => $2) where order_id = $1`, [
    orderId,
    hours,
  ])
  return {
    asked: () => server.calls.filter((call) => call.includes(number.slice(0, 12))).length,
    standing: async () => {
      const { rows: found } = await market.query(
        `select count(*) filter (where asked_at is not null)::int as asked, count(*) filter (where next_at <= now())::int as due,
           sum(failures)::int as failures from tracked_shipments where order_id = $1`,
        [orderId],
      )
      return found[0]
    },
    mark: number.slice(0, 12),
  }
}
const ask = () => market.runJob('tracking.askCarriers')

test('a company with much on its way is asked in rounds, and who sent one parcel has its turn in the first', async () => {
  const large = await aSender(57, 9)
  const small = await aSender(1, 1)
  await ask()
  expect([await large.standing(), await small.standing()]).toEqual([
    { asked: 57, due: 0, failures: 0 },
    { asked: 1, due: 0, failures: 0 },
  ])
  const before = server.calls.slice(
    0,
    server.calls.findIndex((call) => call.includes(small.mark)),
  )
  expect(before.length).toBeLessThanOrEqual(10)
  expect(server.calls).toHaveLength(58)
})

test('a contract whose carrier is silent is left after two failures, the others of the company wait without blame', async () => {
  const silent = await aSender(25, 9)
  const heard = await aSender(12, 1)
  server.spoil(silent.mark, 'lost', 1000)
  await ask()
  // Once in each round in which it had its turn.
  expect(await heard.standing()).toEqual({ asked: 12, due: 0, failures: 0 })
  expect(await silent.standing()).toEqual({ asked: 0, due: 0, failures: silent.asked() })
  expect(silent.asked()).toBeLessThanOrEqual(6)
  expect(silent.asked()).toBeGreaterThanOrEqual(2)
})

test('a carrier that answers nobody is left by all after three contracts', async () => {
  const senders = []
  for (let n = 0; n < 12; n += 1) senders.push(await aSender(4, n + 1))
  server.spoil('/v1/', 'lost', 1000)
  await ask()
  const standings = await Promise.all(senders.map(({ standing }) => standing()))
  expect(standings.map(({ asked, due }) => ({ asked, due }))).toEqual(senders.map(() => ({ asked: 0, due: 0 })))
  // Eight are asked at the same time, and two more were begun before the third was given up.
  expect(server.calls.length).toBeLessThanOrEqual((8 + 2) * 2)
  server.heal()
  await market.query(`update tracked_shipments set next_at = now() - interval '1 hour' where next_at is not null`)
  await ask()
  expect((await Promise.all(senders.map(({ standing }) => standing()))).map(({ asked }) => asked)).toEqual(
    senders.map(() => 4),
  )
})

test('two processes ask of each shipment once', async () => {
  const sender = await aSender(30, 2)
  await Promise.all([ask(), ask(), ask()])
  expect([sender.asked(), await sender.standing()]).toEqual([30, { asked: 30, due: 0, failures: 0 }])
})
