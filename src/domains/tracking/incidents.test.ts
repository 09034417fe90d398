import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { anOperator, aPerson, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { askCarriers, type TrackedOrder, trackedOrder } from '../../../test/factories/tracked-order.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { savePickupPoints } from '../shipping/index.ts'

const HOUR = 3_600_000
const inpost = fakeInpost({ now: () => new Date() })
let market: TestMarket
let server: PaymentServer
let team: Awaited<ReturnType<typeof aTeam>>
let operator: Record<string, string>
let versionId: number
let ownerEmail = ''
beforeAll(async () => {
  server = await servePayments(inpost.app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` } })
  team = await aTeam(market)
  ownerEmail = (await market.query('select email from users where id = $1', [team.ownerId])).rows[0].email
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 500, price: 10_000 })).versionId
  const place = { street: 'Prosta 1', postalCode: '00-001', city: 'Warszawa', lat: 52.2, lng: 21 }
  await savePickupPoints(market.deps, [
    { code: 'WAW21A', method: 'inpost_locker', name: 'WAW21A', hours: '24/7', hint: 'Przy wejściu', ...place },
  ])
  const path = `/api/companies/${team.companyId}/carriers/inpost`
  expect((await market.api('PUT', path, { test: false, fields: INPOST_KEYS }, team.owner)).status).toBe(200)
})
afterAll(async () => {
  await market.close()
  await server.close()
})

const sent = (parcels = 1) => trackedOrder(market, team, versionId, parcels)
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
const ask = () => askCarriers(market)
const told = async ({ key }: TrackedOrder) => (await market.api('GET', `/api/purchases/${key}/tracking`)).json.shipments
const inTrouble = async () =>
  (await market.api('GET', `/api/companies/${team.companyId}/orders?tab=trouble`, undefined, team.owner)).json
const troubled = async () => (await inTrouble()).orders.map((one: { number: string }) => one.number)
const open = async (query = '') =>
  (await market.api('GET', `/api/admin/incidents${query}`, undefined, operator)).json.incidents
const heldUp = async (email: string, number: string) =>
  (await mailsTo(market, email))
    .filter(({ params }) => params.trackingNumber === number)
    .map(({ template }) => template)
    .filter((template) => template === 'parcelHeldUp' || template === 'parcelNeedsYou')

test('R22 whoever can act on a parcel that is held up learns of it once, finds it, and it ends by itself', async () => {
  const order = await sent()
  const [number] = order.tracked
  await inpost.happen(number, 'collected_from_sender', ago(9))
  await ask()
  expect([(await told(order))[0].incident, await troubled()]).toEqual([null, []])

  await inpost.happen(number, 'undelivered_wrong_address', ago(5))
  await ask()
  await inpost.happen(number, 'undelivered_wrong_address', ago(4))
  await ask()
  const incident = { reason: 'wrongAddress', acts: ['seller', 'buyer'], at: expect.any(String), words: null }
  expect((await told(order))[0]).toMatchObject({ state: 'problem', incident, expects: null })
  const seller = await market.api('GET', `${order.at}/tracking`, undefined, team.owner)
  expect(seller.json.shipments[0].incident).toEqual(incident)
  expect([await troubled(), (await inTrouble()).counts.trouble]).toEqual([[order.number], 1])
  const board = await market.api('GET', `/api/companies/${team.companyId}/dashboard`, undefined, team.owner)
  expect(board.json.attention).toContainEqual({ kind: 'parcelsInTrouble', count: 1 })
  expect(await open()).toMatchObject([{ order: order.number, number, reason: 'wrongAddress', carrier: 'inpost' }])
  expect([await open('?acts=carrier'), (await open('?acts=buyer')).length]).toEqual([[], 1])
  expect(await heldUp(order.email, number)).toEqual(['parcelHeldUp'])
  expect(await heldUp(ownerEmail, number)).toEqual(['parcelNeedsYou'])

  await inpost.happen(number, 'out_for_delivery', ago(2))
  await ask()
  expect((await told(order))[0].incident).toBeNull()
  expect([await troubled(), await open(), (await inTrouble()).counts.trouble]).toEqual([[], [], 0])
  // The same once more is known already.
  await inpost.happen(number, 'undelivered_wrong_address', ago(1))
  await ask()
  expect(await troubled()).toEqual([order.number])
  expect(await heldUp(order.email, number)).toEqual(['parcelHeldUp'])
  await inpost.happen(number, 'delivered')
  await ask()
  expect([await troubled(), await open()]).toEqual([[], []])
})

test('R22 what the carrier alone can see to asks nobody for anything; what nobody knows is told as the carrier calls it', async () => {
  const late = await sent()
  await inpost.happen(late.tracked[0], 'delay_in_delivery', ago(3))
  const odd = await sent()
  await inpost.happen(odd.tracked[0], 'undelivered_as_never_before', ago(3))
  await ask()
  expect((await told(late))[0]).toMatchObject({
    state: 'inTransit',
    incident: { reason: 'delayed', acts: ['carrier'] },
  })
  expect((await told(odd))[0]).toMatchObject({
    state: 'problem',
    incident: { reason: 'unknown', acts: ['seller'], words: 'undelivered_as_never_before' },
  })
  expect(await troubled()).toEqual([odd.number])
  expect((await open('?acts=carrier')).map((one: { order: string }) => one.order)).toEqual([late.number])
  expect([await heldUp(late.email, late.tracked[0]), await heldUp(ownerEmail, late.tracked[0])]).toEqual([[], []])
  expect(await heldUp(ownerEmail, odd.tracked[0])).toEqual(['parcelNeedsYou'])
  for (const { number } of [late, odd]) {
    await market.query(`update orders set status = 'delivered' where number = $1`, [number])
  }
  expect([await troubled(), await open(), (await told(odd))[0].incident]).toEqual([[], [], null])
})

test('a job that was overtaken, or runs twice, tells nobody anything that is not so', async () => {
  const order = await sent()
  const [number] = order.tracked
  await inpost.happen(number, 'oversized', ago(3))
  await ask()
  const news = { orderId: order.orderId, number, reason: 'oversized' }
  await market.runJob('orderMails.incident', { ...news, reason: 'tooLarge' })
  await market.runJob('orderMails.incident', { ...news, reason: 'refused' })
  await market.runJob('orderMails.incident', { ...news, reason: 'tooLarge', number: '7'.repeat(24) })
  expect([await heldUp(ownerEmail, number), await heldUp(order.email, number)]).toEqual([['parcelNeedsYou'], []])
})

describe('of several parcels', () => {
  test('each has its own story: one that is held up or sent later changes nothing of another', async () => {
    const order = await sent(2)
    const [first, second] = order.tracked as unknown as [string, string]
    await inpost.happen(first, 'delivered', ago(4))
    await inpost.happen(second, 'ready_to_pickup', ago(3))
    await ask()
    // Told late: it had been sent long before.
    await inpost.happen(first, 'collected_from_sender', ago(1))
    await inpost.happen(second, 'pickup_time_expired', ago(1))
    await ask()
    const [one, other] = await told(order)
    expect([one.state, one.incident, one.waits]).toEqual(['delivered', null, null])
    expect(other).toMatchObject({ state: 'returning', incident: { reason: 'notCollected' } })
    expect(other.story.map(({ meaning }: { meaning: string }) => meaning)).toEqual(['returning', 'readyToCollect'])
    const { rows } = await market.query('select status from orders where id = $1', [order.orderId])
    expect(rows[0].status).toBe('shipped')
  })
})

describe('R22 what waits to be collected', () => {
  test('is told with its place, its hours and about until when; the operator decides how long, or that nobody knows', async () => {
    const order = await sent()
    await inpost.happen(order.tracked[0], 'ready_to_pickup', ago(1))
    await ask()
    const waits = async () => (await told(order))[0].waits
    const at = { code: 'WAW21A', label: 'WAW21A, Prosta 1, Warszawa', hours: '24/7', hint: 'Przy wejściu' }
    expect(await waits()).toMatchObject({ reminded: false, at })
    const hoursLeft = (Date.parse((await waits()).until) - Date.now()) / HOUR
    expect(Math.round(hoursLeft)).toBe(47)
    const ready = (await mailsTo(market, order.email)).find(({ template }) => template === 'parcelReadyToCollect')
    expect(JSON.stringify(ready?.params)).toContain('mniej więcej do')

    const path = '/api/admin/collection-hours'
    expect((await market.api('GET', path, undefined, operator)).json).toEqual({ inpost: 48, dpd: 0, gls: 0 })
    const save = (body: unknown) => market.api('PUT', path, body, operator)
    expect((await save({ inpost: 337, dpd: 0, gls: 0 })).status).toBe(422)
    expect((await save({ inpost: 0, dpd: 0, gls: 0 })).status).toBe(200)
    await inpost.happen(order.tracked[0], 'pickup_reminder_sent', ago(0.5))
    await ask()
    expect(await waits()).toMatchObject({ until: null, reminded: true, at })
    await inpost.happen(order.tracked[0], 'redirect_to_box', ago(0.3))
    await inpost.happen(order.tracked[0], 'ready_to_pickup', ago(0.2))
    await ask()
    expect(await waits()).toMatchObject({ at: null })
    expect((await save({ inpost: 48, dpd: 0, gls: 0 })).status).toBe(200)
  })

  test('the buyer’s own list tells how parcels stand, of nobody else’s orders', async () => {
    const order = await sent()
    await inpost.happen(order.tracked[0], 'ready_to_pickup', ago(1))
    await ask()
    const [buyer, stranger] = [await aPerson(market), await aPerson(market)]
    await market.query('update purchases set user_id = $1 where key = $2', [buyer.id, order.key])
    const list = async (auth: Record<string, string>) =>
      (await market.api('GET', `/api/account/shipments?orders=${order.number},OB-2026-9999999`, undefined, auth)).json
    expect(await list(buyer.auth)).toMatchObject({
      orders: [{ number: order.number, shipments: [{ state: 'readyToCollect', waits: { at: { code: 'WAW21A' } } }] }],
    })
    expect(await list(stranger.auth)).toEqual({ orders: [] })
    expect((await market.api('GET', `/api/account/shipments?orders=${order.number}`)).status).toBe(401)
  })

  test('when it comes is told from what was promised, and not once the carrier is late', async () => {
    const order = await sent()
    const day = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)
    const promise = (from: number, until: number) =>
      market.query('update orders set promised_from = $2, promised_until = $3 where id = $1', [
        ...[order.orderId, day(from), day(until)],
      ])
    await promise(2, 3)
    await inpost.happen(order.tracked[0], 'collected_from_sender', ago(2))
    await ask()
    expect((await told(order))[0]).toMatchObject({ expects: { from: day(2), until: day(3) }, late: false })
    await promise(-5, -3)
    expect((await told(order))[0]).toMatchObject({ expects: null, late: true })
    await promise(2, 3)
    await inpost.happen(order.tracked[0], 'delay_in_delivery', ago(1))
    await ask()
    expect((await told(order))[0]).toMatchObject({ expects: null, late: false, incident: { reason: 'delayed' } })
  })
})

test('R22 raw kept: what a carrier told is kept as it was sent, within bounds, for the operator alone', async () => {
  const order = await sent()
  const [number] = order.tracked
  const odd = { status: 'beam\u0000ed', agency: 'KRA\u0000', datetime: ago(2).toISOString(), note: 'x'.repeat(5000) }
  inpost.events.set(number, [
    { status: 'collected_from_sender', agency: null, datetime: ago(3).toISOString() },
    odd as never,
  ])
  await ask()
  const path = `/api/admin/orders/${order.number}/tracking`
  const { events } = (await market.api('GET', path, undefined, operator)).json
  expect(events).toMatchObject([
    { number, code: 'beam ed', meaning: 'inTransit', place: 'KRA ' },
    { number, code: 'collected_from_sender', meaning: 'handedOver' },
  ])
  expect([events[0].raw.length, JSON.parse(events[1].raw).status]).toEqual([2000, 'collected_from_sender'])
  expect((await market.api('GET', path, undefined, team.owner)).status).toBe(403)
  expect(JSON.stringify(await told(order))).not.toContain('xxx')
  const nobody = await market.api('GET', '/api/admin/orders/OB-2026-9999999/tracking', undefined, operator)
  expect(nobody.json.code).toBe('order_not_found')
  // Young enough it stays; once it is as old as a label may be, its meaning alone does.
  await market.runJob('tracking.purgeRaw', {})
  expect((await market.api('GET', path, undefined, operator)).json.events).toEqual(events)
  await market.query(`update tracking_events set seen_at = seen_at - interval '181 days' where number = $1`, [number])
  await market.runJob('tracking.purgeRaw', {})
  expect((await market.api('GET', path, undefined, operator)).json.events).toEqual(
    events.map((event: object) => ({ ...event, raw: null, seenAt: expect.any(String) })),
  )
})

test('R22 the operator’s list goes on page by page, each once', async () => {
  const order = await sent()
  await market.query(`update tracked_shipments set incident = 'missing', incident_at = now() where order_id = $1`, [
    order.orderId,
  ])
  await market.query(
    `insert into shipments (order_id, carrier, tracking_number, shipped_at, updated_at) select $1, 'inpost', 'n' || n, now(), now() from generate_series(1, 60) n`,
    [order.orderId],
  )
  await market.query(
    `insert into tracked_shipments (shipment_id, order_id, company_id, carrier, number, sent_at, state, state_at, incident, incident_at)
     select s.id, s.order_id, $2, 'inpost', s.tracking_number, now(), 'problem', now(), 'missing', date_trunc('milliseconds', now()) - (s.id % 3) * interval '1 hour'
     from shipments s where s.order_id = $1 and s.tracking_number like 'n%'`,
    [order.orderId, team.companyId],
  )
  const page = async (query: string) =>
    (await market.api('GET', `/api/admin/incidents?acts=carrier${query}`, undefined, operator)).json
  const first = await page('')
  const second = await page(`&after=${first.next}`)
  const all: { shipmentId: number; order: string }[] = [...first.incidents, ...second.incidents]
  const ids = all.filter((one) => one.order === order.number).map((one) => one.shipmentId)
  expect([first.incidents.length, new Set(ids).size, second.next]).toEqual([50, 61, null])
})
