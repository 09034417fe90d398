import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

const HOUR = 3_600_000
const clock = { later: 0 }
const now = () => new Date(Date.now() + clock.later)
const inpost = fakeInpost({ now })
let market: TestMarket
let server: PaymentServer
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  server = await servePayments(inpost.app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` }, now })
  team = await aTeam(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 500, price: 10_000 })).versionId
  const path = `/api/companies/${team.companyId}/carriers/inpost`
  expect((await market.api('PUT', path, { test: false, fields: INPOST_KEYS }, team.owner)).status).toBe(200)
})
afterAll(async () => {
  await market.close()
  await server.close()
})
beforeEach(() => {
  server.heal()
  server.calls.length = 0
})

let last = 0
function aNumber() {
  last += 1
  return `6${String(last).padStart(23, '0')}`
}
/** Paid, and sent in so many shipments of one piece each. */
async function sent(numbers: readonly string[], quantity: number = numbers.length, carrier = 'inpost') {
  const { key, numbers: orders } = await paidPurchase(market, [{ versionId, quantity }])
  const number = String(orders[0])
  const one = { key, number, at: `/api/companies/${team.companyId}/orders/${number}` }
  for (const trackingNumber of numbers) await ship(one, trackingNumber, carrier)
  const { rows } = await market.query('select id from orders where number = $1', [number])
  await market.runJob('tracking.follow', { orderId: Number(rows[0].id) })
  return { ...one, orderId: Number(rows[0].id) }
}
async function ship({ at }: { at: string }, trackingNumber: string, carrier = 'inpost') {
  const items = [{ versionId, quantity: 1 }]
  expect((await market.api('POST', `${at}/ship`, { carrier, trackingNumber, items }, team.owner)).status).toBe(200)
}
const ask = () => market.runJob('tracking.askCarriers')
/** Whoever waits for an answer is due. */
const due = () =>
  market.query(`update tracked_shipments set next_at = now() - interval '1 day' where next_at is not null`)
const statusOf = async ({ orderId }: { orderId: number }) =>
  (await market.query('select status from orders where id = $1', [orderId])).rows[0].status
const told = async ({ key }: { key: string }) =>
  (await market.api('GET', `/api/purchases/${key}/tracking`)).json.shipments
const asked = (number: string) => server.calls.filter((call) => call.includes(number)).length

test('a shipment is followed from road to door: buyer and seller read its story, and the order is delivered, once', async () => {
  const number = aNumber()
  const order = await sent([number])
  await ask()
  expect(await told(order)).toMatchObject([{ shipmentId: expect.any(Number), state: null, incident: null, story: [] }])
  await inpost.happen(number, 'collected_from_sender', new Date(Date.now() - 3 * HOUR), 'KRA')
  await inpost.happen(number, 'out_for_delivery', new Date(Date.now() - HOUR))
  await due()
  await ask()
  expect((await told(order))[0]).toMatchObject({
    state: 'outForDelivery',
    story: [{ meaning: 'outForDelivery' }, { meaning: 'handedOver', place: 'KRA' }],
  })
  expect(await statusOf(order)).toBe('shipped')
  await inpost.happen(number, 'delivered')
  await due()
  await Promise.all([ask(), ask(), ask()])
  expect(await statusOf(order)).toBe('delivered')
  const seller = (await market.api('GET', `${order.at}/tracking`, undefined, team.owner)).json.shipments
  expect(seller).toEqual(await told(order))
  const { events } = (await market.api('GET', order.at, undefined, team.owner)).json
  expect(events.filter((one: { note: string }) => one.note === 'delivered_by_carrier')).toHaveLength(1)
  server.calls.length = 0
  await due()
  await ask()
  expect(asked(number)).toBe(0)
})

test('an order in two shipments is delivered with the second; one that nobody can follow keeps it open', async () => {
  const [first, second] = [aNumber(), aNumber()]
  const order = await sent([first, second])
  await inpost.happen(first, 'delivered')
  await due()
  await ask()
  expect([await statusOf(order), (await told(order)).map((one: { state: string }) => one.state)]).toEqual([
    'shipped',
    ['delivered', null],
  ])
  await inpost.happen(second, 'delivered')
  await due()
  await ask()
  expect(await statusOf(order)).toBe('delivered')

  const mixed = await sent([aNumber()], 2)
  await ship(mixed, '1000000000001U', 'dpd')
  await inpost.happen(
    (await market.query('select number from tracked_shipments where order_id = $1', [mixed.orderId])).rows[0].number,
    'delivered',
  )
  await due()
  await ask()
  expect(await statusOf(mixed)).toBe('shipped')
})

test('an order of which a part has not left is not delivered by what has arrived', async () => {
  const number = aNumber()
  const order = await sent([number], 2)
  await inpost.happen(number, 'delivered')
  await due()
  await ask()
  expect([await statusOf(order), (await told(order))[0].state]).toEqual(['partlyShipped', 'delivered'])
})

test('a number that is corrected begins anew, also while the carrier is asked', async () => {
  const [wrong, right] = [aNumber(), aNumber()]
  const order = await sent([wrong])
  await inpost.happen(wrong, 'delivered')
  await due()
  server.spoil(wrong, { slow: 400 })
  const asking = ask()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const body = { shipment: { carrier: 'inpost', trackingNumber: right }, replaces: wrong }
  expect((await market.api('PUT', `${order.at}/shipment`, body, team.owner)).status).toBe(200)
  await market.runJob('tracking.follow', { orderId: order.orderId })
  await asking
  expect([await statusOf(order), (await told(order))[0]]).toMatchObject(['shipped', { state: null, story: [] }])
  await inpost.happen(right, 'ready_to_pickup')
  await due()
  await ask()
  expect((await told(order))[0].state).toBe('readyToCollect')
})

test.each(['lost', 'garbage', { status: 500 }, { status: 429 }] as const)(
  'a carrier that answers with %j is asked later, and nothing is lost',
  async (trouble) => {
    const number = aNumber()
    const order = await sent([number])
    await inpost.happen(number, 'delivered')
    await due()
    server.spoil(number, trouble)
    await ask()
    const { rows } = await market.query(
      'select failures, next_at - $2::timestamptz as wait from tracked_shipments where order_id = $1',
      [order.orderId, now()],
    )
    expect([rows[0].failures, await statusOf(order)]).toEqual([1, 'shipped'])
    await ask()
    expect(asked(number)).toBe(1)
    await due()
    await ask()
    expect(await statusOf(order)).toBe('delivered')
  },
)

test('what a process had taken when it died is taken again', async () => {
  const number = aNumber()
  const order = await sent([number])
  await inpost.happen(number, 'delivered')
  await due()
  // Taken, and never finished.
  await market.query(`update tracked_shipments set next_at = now() + interval '15 minutes' where order_id = $1`, [
    order.orderId,
  ])
  await ask()
  expect(await statusOf(order)).toBe('shipped')
  clock.later += 16 * 60_000
  await ask()
  expect(await statusOf(order)).toBe('delivered')
})

test('who dies after it was heard that a shipment arrived leaves its order to be delivered by the next', async () => {
  const number = aNumber()
  const order = await sent([number])
  await inpost.happen(number, 'delivered')
  // As it is left: heard, kept, and the order not delivered.
  await market.query(`update tracked_shipments set state = 'delivered', state_at = now() where order_id = $1`, [
    order.orderId,
  ])
  await due()
  await ask()
  expect(await statusOf(order)).toBe('delivered')
  const { rows } = await market.query('select next_at from tracked_shipments where order_id = $1', [order.orderId])
  expect(rows).toEqual([{ next_at: null }])
})

test('without a contract nobody is asked before tomorrow; what is paid at the door is left to the seller', async () => {
  const stranger = await aTeam(market)
  const other = await aProduct(market.deps, stranger.companyId, { quantity: 5 })
  const { key, numbers } = await paidPurchase(market, [{ versionId: other.versionId, quantity: 1 }])
  const number = aNumber()
  const at = `/api/companies/${stranger.companyId}/orders/${numbers[0]}`
  await market.api('POST', `${at}/ship`, { carrier: 'inpost', trackingNumber: number }, stranger.owner)
  const { rows } = await market.query('select id from orders where number = $1', [numbers[0]])
  await market.runJob('tracking.follow', { orderId: Number(rows[0].id) })
  await ask()
  await ask()
  expect([asked(number), await told({ key })]).toMatchObject([
    0,
    [{ shipmentId: expect.any(Number), state: null, story: [] }],
  ])

  const owed = await sent([aNumber()])
  await market.query(`update orders set payment_status = 'onDelivery', amount_paid = 0 where id = $1`, [owed.orderId])
  const tracked = (await market.query('select number from tracked_shipments where order_id = $1', [owed.orderId]))
    .rows[0]
  await inpost.happen(tracked.number, 'delivered')
  await due()
  await ask()
  expect([(await told(owed))[0].state, await statusOf(owed)]).toEqual(['delivered', 'shipped'])
})

test('a stranger learns nothing of shipments', async () => {
  expect((await market.api('GET', '/api/purchases/nobody-knows-this/tracking')).status).toBe(404)
  const order = await sent([aNumber()])
  const stranger = await aTeam(market)
  const path = `/api/companies/${stranger.companyId}/orders/${order.number}/tracking`
  expect((await market.api('GET', path, undefined, stranger.owner)).json.code).toBe('order_not_found')
})
