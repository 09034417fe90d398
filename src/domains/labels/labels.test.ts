import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
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

test('a point that has closed, and an order called off meanwhile, are not labelled', async () => {
  const [closed, gone] = [await paid(), await paid()]
  await request({ number: gone })
  await market.query(`update orders set status = 'cancelled' where number = $1`, [gone])
  await advance()
  expect(await labelOf(gone)).toMatchObject({ state: 'failed', reason: 'orderChanged' })
  await market.query(`update pickup_points set status = 'closed' where code = 'KRA01M'`)
  await request({ number: closed })
  await advance()
  await market.query(`update pickup_points set status = 'open' where code = 'KRA01M'`)
  expect(await labelOf(closed)).toMatchObject({ state: 'failed', reason: 'pointClosed' })
})
