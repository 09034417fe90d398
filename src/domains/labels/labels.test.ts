import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aLocker } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

const inpost = fakeInpost({ points: [{ name: 'KRA01M' }] })
let market: TestMarket
let server: PaymentServer
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
let at: string
beforeAll(async () => {
  server = await servePayments(inpost.app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` } })
  team = await aTeam(market)
  at = `/api/companies/${team.companyId}`
  await market.query(`update companies set phone = '+48 600 100 200' where id = $1`, [team.companyId])
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 500, price: 10_000 })).versionId
  await aLocker(market)
  const saved = await market.api('PUT', `${at}/carriers/inpost`, { test: false, fields: INPOST_KEYS }, team.owner)
  expect(saved.status).toBe(200)
})
afterAll(async () => {
  await market.close()
  await server.close()
})
beforeEach(() => {
  server.heal()
  Object.assign(inpost, { slow: false, confirmsLater: false, funds: null })
})

async function paid(quantity = 1, choice: object = { method: 'inpost_locker', pickupPoint: 'KRA01M' }) {
  const { numbers } = await paidPurchase(market, [{ versionId, quantity }], { [team.companyId]: choice })
  return String(numbers[0])
}
const call = (method: string, path: string, body?: unknown) => market.api(method, `${at}${path}`, body, team.owner)
const request = (...labels: object[]) => call('POST', '/labels', { labels })
const advance = () => market.runJob('labels.advance')
const due = () => market.query(`update labels set next_at = now() - interval '1 day' where next_at is not null`)
const labelOf = async (number: string) => (await call('GET', `/orders/${number}/labels`)).json.labels[0]
async function printed(labels: readonly number[], layout: string) {
  const answer = await fetch(`${market.url}${at}/label-prints`, {
    method: 'POST',
    headers: { ...team.owner, 'content-type': 'application/json' },
    body: JSON.stringify({ labels, layout }),
  })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
const step = (id: number, verb: string) => call('POST', `/labels/${id}/${verb}`)

test('a label to a locker is bought once however many jobs run, printed, and its order sent with its number', async () => {
  const number = await paid()
  const bought = inpost.bought.length
  const asked = await Promise.all([request({ number, size: 'small' }), request({ number, size: 'small' })])
  const results = asked.map(({ json }) => json.results[0])
  const codes = results.map(({ failure }: { failure: { code: string } | null }) => failure?.code ?? null)
  expect(codes.sort()).toEqual(['label_nothing_left', null])
  await Promise.all([advance(), advance(), advance()])
  const label = await labelOf(number)
  expect(label).toMatchObject({
    state: 'bought',
    size: 'small',
    point: 'KRA01M',
    cash: null,
    canPrint: true,
    reason: null,
  })
  expect(inpost.bought.length - bought).toBe(1)
  const file = await call('GET', `/labels/${label.id}/file`)
  expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await step(label.id, 'cancel')).json.code).toBe('label_too_late')
  expect((await step(label.id, 'ship')).status).toBe(200)
  expect((await call('GET', `/orders/${number}`)).json).toMatchObject({
    status: 'shipped',
    shipments: [{ carrier: 'inpost', trackingNumber: label.trackingNumbers[0] }],
  })
})

test('many orders are asked for at once, and each that cannot be labelled says why', async () => {
  const [one, two, elsewhere] = [await paid(), await paid(), await paid(1, {})]
  const { json } = await request({ number: one }, { number: two }, { number: elsewhere }, { number: 'X' })
  expect(json.results.map(({ failure }: { failure: { code: string } | null }) => failure?.code ?? null)).toEqual([
    null,
    null,
    'carrier_account_missing',
    'order_not_found',
  ])
  expect(json.results[2].failure.message).toMatch(/\p{L}/u)
  await advance()
  const batch = await call('GET', `/label-batches/${json.batch}`)
  expect(batch.json.labels.map(({ state }: { state: string }) => state)).toEqual(['bought', 'bought'])
})

test('money that is short is told, and the same announcement is bought once there is enough', async () => {
  const number = await paid()
  inpost.funds = 0
  await request({ number })
  await advance()
  const failed = await labelOf(number)
  expect(failed).toMatchObject({ state: 'failed', reason: 'funds' })
  // The operator finds what a company asks about, and nothing of its keys.
  const { auth } = await anOperator(market)
  const { text, json } = await market.api('GET', `/api/admin/companies/${team.companyId}/carriers`, undefined, auth)
  expect(json.carriers).toMatchObject([
    { carrier: 'inpost', test: false, standIn: false, check: null, failure: { number, reason: 'funds' } },
  ])
  expect(text).not.toMatch(new RegExp(`last4|sealed|${INPOST_KEYS.apiKey}|${INPOST_KEYS.organizationId}`))
  inpost.funds = 100
  const bought = inpost.bought.length
  expect((await step(failed.id, 'retry')).status).toBe(200)
  await advance()
  expect(await labelOf(number)).toMatchObject({ state: 'bought' })
  expect(inpost.bought.length - bought).toBe(1)
  expect((await step(failed.id, 'retry')).json.code).toBe('label_not_failed')
})

test('a purchase of which nobody knows is looked up, and one that was taken back before it is never bought', async () => {
  const [number, other] = [await paid(), await paid()]
  inpost.confirmsLater = true
  await request({ number })
  await advance()
  const waits = await labelOf(number)
  expect(waits.state).toBe('buying')
  expect((await step(waits.id, 'cancel')).json.code).toBe('label_being_bought')
  await market.query(`update labels set attempts = 12 where id = $1`, [waits.id])
  await due()
  await advance()
  expect((await labelOf(number)).state).toBe('uncertain')
  const { rows } = await market.query('select external_id from labels where id = $1', [waits.id])
  await inpost.confirm(Number(rows[0].external_id))
  const bought = inpost.bought.length
  expect((await step(waits.id, 'look-up')).status).toBe(200)
  await advance()
  expect(await labelOf(number)).toMatchObject({ state: 'bought', canPrint: true })

  await request({ number: other })
  const { id } = await labelOf(other)
  expect((await step(id, 'cancel')).json.state).toBe('cancelled')
  await advance()
  expect([(await labelOf(other)).state, inpost.bought.length - bought]).toEqual(['cancelled', 0])
})

test('a point that closes, and an order called off meanwhile, are not labelled', async () => {
  const [closed, gone] = [await paid(), await paid()]
  await request({ number: gone })
  await market.query(`update orders set status = 'cancelled' where number = $1`, [gone])
  await advance()
  expect(await labelOf(gone)).toMatchObject({ state: 'failed', reason: 'orderChanged', money: 'nothing' })
  await request({ number: closed })
  await market.query(`update pickup_points set status = 'closed' where code = 'KRA01M'`)
  await advance()
  const { json } = await request({ number: closed })
  await market.query(`update pickup_points set status = 'open' where code = 'KRA01M'`)
  expect(await labelOf(closed)).toMatchObject({ state: 'failed', reason: 'pointClosed' })
  expect(json.results[0].failure).toMatchObject({ code: 'label_point_closed', field: 'point' })
})

test('a receiver whom InPost cannot call is told at once, with the field', async () => {
  const number = await paid()
  await market.query(
    `update purchases set phone = '+49 30 1234567' where id = (select purchase_id from orders where number = $1)`,
    [number],
  )
  const { json } = await request({ number })
  expect(json.results[0].failure).toMatchObject({ code: 'label_receiver_phone', field: 'receiver.phone' })
})

test('a cancel whose answer was lost is found out by jobs; what is too late stays bought, and says so', async () => {
  const number = await paid()
  await request({ number })
  await advance()
  const label = await labelOf(number)
  server.spoil('DELETE', 'cut')
  const asked = await step(label.id, 'cancel')
  expect(asked.json).toMatchObject({ state: 'cancelling', isWorking: true })
  expect((await step(label.id, 'ship')).json.code).toBe('label_not_ready')
  server.heal()
  const { rows } = await market.query('select external_id from labels where id = $1', [label.id])
  Object.assign(inpost.shipments.get(String(rows[0].external_id)) ?? {}, { status: 'canceled' })
  await due()
  await advance()
  expect(await labelOf(number)).toMatchObject({ state: 'cancelled', money: 'asked' })

  await request({ number })
  await advance()
  const second = await labelOf(number)
  expect((await step(second.id, 'cancel')).json.code).toBe('label_too_late')
  expect(await labelOf(number)).toMatchObject({ state: 'bought', money: 'kept', canPrint: true })
})

test('a hundred labels are asked for, bought, printed as one file and sent at once', { timeout: 240_000 }, async () => {
  const numbers: string[] = []
  for (let count = 0; count < 100; count += 1) numbers.push(await paid())
  const { json } = await request(...numbers.map((number) => ({ number })))
  expect(json.results.every(({ failure }: { failure: unknown }) => failure === null)).toBe(true)
  await advance()
  const { labels } = (await call('GET', `/label-batches/${json.batch}`)).json
  expect(labels.filter(({ canPrint }: { canPrint: boolean }) => canPrint)).toHaveLength(100)
  const ids = labels.map(({ id }: { id: number }) => id)
  const unsent = (await call('GET', '/labels?only=toSend')).json
  expect([unsent.labels.length, typeof unsent.next]).toEqual([50, 'string'])
  expect((await call('GET', `/labels?only=toSend&after=${unsent.next}`)).json.labels.length).toBeGreaterThanOrEqual(50)

  const pages = async (layout: string) => (await PDFDocument.load(await printed(ids, layout))).getPageCount()
  expect([await pages('a6'), await pages('a4')]).toEqual([100, 25])
  const sent = (await call('POST', '/label-shipments', { labels: [...ids.slice(1), 999_999] })).json.results
  expect(sent.filter(({ failure }: { failure: unknown }) => failure === null)).toHaveLength(99)
  expect(sent.at(-1).failure.code).toBe('label_not_found')
  expect((await call('GET', `/orders/${numbers[99]}`)).json.status).toBe('shipped')
  const again = (await call('POST', '/label-shipments', { labels: ids })).json.results
  expect(again.every(({ failure }: { failure: unknown }) => failure === null)).toBe(true)
})

test('commands for a label printer are fetched where somebody prints so, and joined', async () => {
  const [one, two] = [await paid(), await paid()]
  await request({ number: one }, { number: two })
  await advance()
  const labels = [await labelOf(one), await labelOf(two)]
  const body = { labels: labels.map(({ id }) => id), layout: 'zpl' }
  expect((await call('POST', '/label-prints', body)).json.code).toBe('label_zpl_coming')
  await advance()
  const { status, text } = await call('POST', '/label-prints', body)
  expect([status, text.split('^XZ').length - 1]).toEqual([200, 2])
  expect(text.indexOf(labels[0].trackingNumbers[0])).toBeLessThan(text.indexOf(labels[1].trackingNumbers[0]))
})

test('a file that could not be had is fetched again on demand', async () => {
  const number = await paid()
  await request({ number })
  await advance()
  const { id } = await labelOf(number)
  await market.query(`update labels set file_key = null where id = $1`, [id])
  expect(await labelOf(number)).toMatchObject({ canPrint: false, lacksFile: true })
  expect((await call('POST', '/label-prints', { labels: [id], layout: 'a6' })).json.code).toBe('label_not_ready')
  expect((await step(id, 'fetch-file')).json).toMatchObject({ isWorking: true, lacksFile: false })
  await advance()
  expect(await labelOf(number)).toMatchObject({ canPrint: true, lacksFile: false })
})
