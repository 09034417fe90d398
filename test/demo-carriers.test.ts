import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierKeys, enterDemoCarriers } from '../demo/stand-ins/carriers.ts'
import { openStandIns, type StandIns } from '../demo/stand-ins/open.ts'
import { standInsFile } from '../demo/stand-ins/saved-state.ts'
import { closedDemo } from './factories/closed-demo.ts'
import { aDemoSeller } from './factories/demo-seller.ts'
import { paidPurchase } from './factories/paid-order.ts'
import { aPurchase, followLink } from './factories/purchase.ts'
import { type TestMarket, testMarket } from './market.ts'

// Sellers of a demo buy labels of every carrier without a contract: the market's own adapters, and stand-ins in its process that send nothing.
let market: TestMarket
let standIns: StandIns
let team: Awaited<ReturnType<typeof aDemoSeller>>
let at: string
const clock = { later: 0 }
const open = () => openStandIns(market, { refundsAfter: 0 })
beforeAll(async () => {
  const now = () => new Date(Date.now() + clock.later)
  market = await testMarket({ env: { LOG_LEVEL: 'silent', DEMO: 'true' }, now })
  team = await aDemoSeller(market)
  at = `/api/companies/${team.companyId}`
  standIns = await open()
})
afterAll(async () => {
  await standIns.close()
  await market.close()
})

const call = (method: string, path: string, body?: unknown) => market.api(method, `${at}${path}`, body, team.owner)
const accounts = async () => (await call('GET', '/carriers')).json.carriers
async function ordered(choice: { method: string; pickupPoint?: string; cashOnDelivery?: boolean }) {
  const choices = { [team.companyId]: choice }
  if (!choice.cashOnDelivery)
    return (await paidPurchase(market, [{ versionId: team.versionId }], choices)).numbers[0] as string
  const purchase = await aPurchase(market, [{ versionId: team.versionId }], choices)
  await followLink(market, purchase)
  return purchase.orders[0].number as string
}
async function labelled(number: string) {
  await call('POST', '/labels', { labels: [{ number, size: 'small' }] })
  await market.runJob('labels.advance')
  return (await call('GET', `/orders/${number}/labels`)).json.labels[0]
}
async function followed(number: string) {
  const { rows } = await market.query('select id from orders where number = $1', [number])
  await market.runJob('tracking.follow', { orderId: Number(rows[0].id) })
}
/** Minutes go by, and carriers are asked each of them. */
async function minutesLater(minutes: number) {
  for (let passed = 0; passed < minutes; passed += 1) {
    clock.later += 61_000
    await market.runJob('tracking.askCarriers')
  }
}
const stateOf = async (number: string) =>
  (
    await market.query(
      'select t.state from tracked_shipments t join shipments s on s.id = t.shipment_id join orders o on o.id = s.order_id where o.number = $1',
      [number],
    )
  ).rows[0]?.state

test('E16 a demo’s sellers have contracts with every carrier, marked as what they are, and each is found to work', async () => {
  for (const { carrier, standIn, complete, newsAddress } of await accounts()) {
    expect([carrier, standIn, complete, newsAddress]).toEqual([carrier, true, true, null])
    expect((await call('POST', `/carriers/${carrier}/check`)).json.check.result).toBe('works')
  }
  expect((await accounts()).map(({ carrier }: { carrier: string }) => carrier)).toEqual(['inpost', 'dpd', 'gls'])
})

test.each([
  ['inpost', { method: 'inpost_locker', pickupPoint: 'KRA01M' }],
  ['dpd', { method: 'dpd_pickup', pickupPoint: 'PLKRA01' }],
  ['dpd', { method: 'dpd_courier' }],
] as const)(
  'R22 %s %j: a label is bought, printed and sent, and what it is on travels until it has arrived',
  async (carrier, choice) => {
    const number = await ordered(choice)
    const label = await labelled(number)
    expect(label).toMatchObject({ carrier, state: 'bought', canPrint: true, reason: null })
    const file = await call('GET', `/labels/${label.id}/file`)
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await call('POST', `/labels/${label.id}/ship`)).status).toBe(200)
    await followed(number)
    await minutesLater(3)
    expect(await stateOf(number)).toMatch(/handedOver|inTransit/)
    await minutesLater(5)
    expect(await stateOf(number)).toBe('outForDelivery')
    await minutesLater(12)
    expect((await call('GET', `/orders/${number}`)).json.status).toBe('delivered')
  },
)

test('B09 GLS by courier with cash on delivery: its label holds what is to be taken, and buyers have the link', async () => {
  const number = await ordered({ method: 'gls_courier', cashOnDelivery: true })
  const label = await labelled(number)
  expect(label).toMatchObject({ carrier: 'gls', state: 'bought', canPrint: true })
  expect(label.cash).toBeGreaterThan(10_000)
  expect((await call('POST', `/labels/${label.id}/ship`)).status).toBe(200)
  expect((await call('GET', `/orders/${number}`)).json.shipments).toMatchObject([
    { carrier: 'gls', trackingNumber: label.trackingNumbers[0] },
  ])
})

test('B09 DPD by courier with cash on delivery arrives, and is not delivered for us before its money is known', async () => {
  const number = await ordered({ method: 'dpd_courier', cashOnDelivery: true })
  const label = await labelled(number)
  expect(label).toMatchObject({ carrier: 'dpd', state: 'bought' })
  expect(label.cash).toBeGreaterThan(10_000)
  await call('POST', `/labels/${label.id}/ship`)
  await followed(number)
  await minutesLater(18)
  expect(await stateOf(number)).toBe('delivered')
  expect((await call('GET', `/orders/${number}`)).json.status).toBe('shipped')
})

test('a label that is not handed over is called off at DPD, and its pieces are free for another', async () => {
  const number = await ordered({ method: 'dpd_courier' })
  const label = await labelled(number)
  expect((await call('POST', `/labels/${label.id}/cancel`)).json.state).toBe('cancelled')
  const again = await labelled(number)
  expect([again.state, again.id === label.id]).toEqual(['bought', false])
  expect(again.trackingNumbers).not.toEqual(label.trackingNumbers)
})

test('after a restart the carriers know what they sold; what is on its way goes on', async () => {
  const number = await ordered({ method: 'dpd_courier' })
  const label = await labelled(number)
  await call('POST', `/labels/${label.id}/ship`)
  await followed(number)
  await minutesLater(1)
  await standIns.close()
  const kept = JSON.parse(await readFile(standInsFile(market.deps.config.dataDir), 'utf8'))
  expect(
    [kept.dpd.packages.length, kept.gls.sent.length, kept.inpost.shipments.length].every((count) => count > 0),
  ).toBe(true)
  // What a browser is shown of them is not asked for here: a start has a new app.
  standIns = await openStandIns({ ...market, app: new Hono() }, { refundsAfter: 0 })
  await minutesLater(5)
  expect(await stateOf(number)).toBe('inTransit')
  expect(await labelled(await ordered({ method: 'dpd_courier' }))).toMatchObject({ state: 'bought' })
})

test('who has entered a contract keeps it; nobody else has one', async () => {
  const mine = { login: 'mine', password: 'secret-of-mine-1234' }
  await call('PUT', '/carriers/gls', { test: true, fields: mine })
  await enterDemoCarriers(market.deps)
  const gls = (await accounts()).find(({ carrier }: { carrier: string }) => carrier === 'gls')
  expect([gls.standIn, gls.fields[0].value]).toEqual([false, 'mine'])
  expect(JSON.stringify(await accounts())).not.toContain(carrierKeys(market.deps).dpd.password)
  const { rows } = await market.query('select distinct company_id as id from carrier_accounts')
  expect(rows.map(({ id }) => id)).toEqual([team.companyId])
})

test('closing the demo removes the contracts with what they sold', async () => {
  await standIns.close()
  await closedDemo(market, [])
  expect((await market.query('select 1 from carrier_accounts')).rows).toEqual([])
  expect(await readFile(standInsFile(market.deps.config.dataDir), 'utf8').catch(() => 'gone')).toBe('gone')
})
