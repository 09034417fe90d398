import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../../test/factories/paid-order.ts'
import { mailsTo } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

const inpost = fakeInpost()
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

const call = (method: string, path: string, body?: unknown) => market.api(method, `${at}${path}`, body, team.owner)
let people = 0
/** Something delivered that its buyer sends back. */
async function aReturn() {
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: 2 }])
  const number = String(numbers[0])
  await call('POST', `/orders/${number}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' })
  await call('POST', `/orders/${number}/deliver`)
  const { rows } = await market.query(
    'select i.id from order_items i join orders o on o.id = i.order_id where o.number = $1',
    [number],
  )
  const email = `zwrot-${++people}@example.com`
  const body = { name: 'Anna Kowalska', email, lines: [{ itemId: Number(rows[0].id), quantity: 1 }] }
  const opened = await market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, body)
  expect(opened.status).toBe(201)
  const id = Number(opened.json.id)
  const read = async () => (await call('GET', `/returns/${id}/labels`)).json
  return {
    ...{ id, key, number, email, read },
    ask: (more: object = {}) => call('POST', `/returns/${id}/labels`, { carrier: 'inpost', size: 'small', ...more }),
    label: async () => (await read()).labels[0],
    byBuyer: (method: string, rest: string, sent?: object) =>
      market.api(method, `/api/purchases/${key}/cases/${id}${rest}`, sent),
  }
}
const advance = () => market.runJob('labels.advance')
const step = (id: number, verb: string) => call('POST', `/labels/${id}/${verb}`)

test('a seller buys one label for the way back, however often it is asked for and however many jobs run; the buyer prints it and hears of it once', async () => {
  const back = await aReturn()
  expect(await back.read()).toMatchObject({ labels: [], carriers: ['inpost'], mayBuy: true })
  expect((await back.byBuyer('GET', '/label')).json.code).toBe('label_not_ready')
  // Who pays by the month is told no price.
  inpost.funds = 1000
  const bought = inpost.bought.length
  const asked = await Promise.all([back.ask(), back.ask(), back.ask()])
  expect(asked.map(({ status, json }) => (status === 200 ? 'asked' : json.code)).sort()).toEqual([
    ...['asked', 'return_label_exists', 'return_label_exists'],
  ])
  await Promise.all([advance(), advance(), advance()])
  await advance()
  expect(inpost.bought.length - bought).toBe(1)
  const label = await back.label()
  expect(label).toMatchObject({
    ...{ state: 'bought', purpose: 'return', handOver: 'counter', cash: null, insured: 10_000, canPrint: true },
    ...{ pieces: [{ versionId, quantity: 1 }], money: 'owed', price: expect.any(Number) },
  })
  expect(await back.read()).toMatchObject({ mayBuy: false })
  const { rows } = await market.query('select consignment from labels where id = $1', [label.id])
  expect(rows[0].consignment).toMatchObject({
    sender: { firstName: 'Anna', address: { country: 'PL' } },
    receiver: { company: expect.any(String), address: { country: 'PL' } },
  })
  await market.runJobs()
  await market.runJob('returns.notifyLabel', { labelId: label.id, matter: `return:${back.id}`, state: 'bought' })
  const told = (await mailsTo(market, back.email)).filter(({ params }) => /etykiet/i.test(JSON.stringify(params)))
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told[0]?.params)).toContain(label.trackingNumbers[0])
  expect((await back.byBuyer('GET', '')).json.label).toEqual({
    ...{ id: label.id, carrier: 'inpost', trackingNumber: label.trackingNumbers[0] },
  })
  const file = await back.byBuyer('GET', '/label')
  expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  // It is neither shipped with the order nor counted among what is to be sent.
  expect((await step(label.id, 'ship')).json.code).toBe('label_not_ready')
  expect((await call('GET', `/orders/${back.number}/labels`)).json.labels).toEqual([])
  expect((await call('GET', '/labels?only=toSend')).json.labels).toEqual([])
  // Once the buyer says that the parcel with it is on its way, it is not called off any more.
  await back.byBuyer('POST', '/sent', { carrier: 'InPost', trackingNumber: label.trackingNumbers[0] })
  expect((await step(label.id, 'cancel')).json.code).toBe('label_sent')
  expect((await back.ask()).json.code).toBe('case_step_impossible')
})

test('a label for the way back is called off before it is bought, and another one bought; of a purchase nobody heard of, none is bought a second time', async () => {
  const back = await aReturn()
  await back.ask()
  const first = await back.label()
  expect((await step(first.id, 'cancel')).json.state).toBe('cancelled')
  inpost.confirmsLater = true
  const bought = inpost.bought.length
  expect((await back.ask()).status).toBe(200)
  await advance()
  const second = await back.label()
  expect([second.state, second.money]).toEqual(['buying', 'unknown'])
  expect((await back.ask()).json.code).toBe('return_label_exists')
  await market.query('update labels set attempts = 12 where id = $1', [second.id])
  await market.query(`update labels set next_at = now() - interval '1 day' where next_at is not null`)
  await advance()
  expect((await back.label()).state).toBe('uncertain')
  expect((await back.ask()).json.code).toBe('return_label_exists')
  const { rows } = await market.query('select external_id from labels where id = $1', [second.id])
  await inpost.confirm(Number(rows[0].external_id))
  await step(second.id, 'look-up')
  await advance()
  expect(await back.label()).toMatchObject({ id: second.id, state: 'bought' })
  expect(inpost.bought.length - bought).toBe(1)
})

test('what failed is tried again only while nothing else was bought, and nothing is bought for a case that its buyer took back', async () => {
  const back = await aReturn()
  inpost.funds = 0
  await back.ask()
  await advance()
  const failed = await back.label()
  expect(failed).toMatchObject({ state: 'failed', reason: 'funds' })
  inpost.funds = 1000
  const bought = inpost.bought.length
  expect((await back.ask()).status).toBe(200)
  expect((await step(failed.id, 'retry')).json.code).toBe('label_nothing_left')
  expect((await back.byBuyer('POST', '/cancel')).status).toBe(200)
  await advance()
  expect(await back.label()).toMatchObject({ state: 'failed', reason: 'orderChanged' })
  expect(inpost.bought.length).toBe(bought)
  expect((await back.ask()).json.code).toBe('case_step_impossible')
})

test('what cannot be had is refused at once, with why', async () => {
  const back = await aReturn()
  expect((await back.ask({ carrier: 'gls' })).json.code).toBe('label_wrong_way')
  expect((await back.ask({ carrier: 'dpd' })).json.code).toBe('carrier_account_missing')
  expect((await back.ask({ senderId: 999_999 })).json.code).toBe('sender_not_found')
  await market.query(`update companies set phone = '+49 30 123456' where id = $1`, [team.companyId])
  expect((await back.ask()).json.code).toBe('return_label_phone')
  await market.query(`update companies set phone = '+48 600 100 200' where id = $1`, [team.companyId])
  const other = await aTeam(market)
  const foreign = await market.api(
    'POST',
    `/api/companies/${other.companyId}/returns/${back.id}/labels`,
    { carrier: 'inpost', size: 'small' },
    other.owner,
  )
  expect(foreign.json.code).toBe('case_not_found')
  expect(await back.read()).toMatchObject({ labels: [], mayBuy: true })
})
