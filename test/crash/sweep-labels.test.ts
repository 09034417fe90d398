import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeDpd } from '../../demo/stand-ins/dpd/dpd.ts'
import { DPD_KEYS } from '../../demo/stand-ins/dpd/state.ts'
import { fakeInpost, INPOST_KEYS } from '../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../factories/paid-order.ts'
import { aLocker } from '../factories/purchase.ts'
import { type PaymentServer, servePayments } from '../fakes/payment-server.ts'
import type { TestMarket } from '../market.ts'
import { type Shop, shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
const inpost = fakeInpost({ points: [{ name: 'KRA01M' }] })
const dpd = fakeDpd()
let inpostServer: PaymentServer
let dpdServer: PaymentServer
beforeAll(async () => {
  inpostServer = await servePayments(inpost.app)
  dpdServer = await servePayments(dpd.app)
})
afterAll(async () => {
  await inpostServer.close()
  await dpdServer.close()
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Paid = Shop & { number: string; path: string }
type Bought = Paid & { labelId: number; request: string }
const KEYS = { inpost: INPOST_KEYS, dpd: DPD_KEYS }
const LOCKER = { method: 'inpost_locker', pickupPoint: 'KRA01M' }

/** One parcel, paid and not sent; of DPD to a door, of InPost to a locker. */
async function paid(market: TestMarket, initial: Map<number, number>, carrier: 'inpost' | 'dpd'): Promise<Paid> {
  const shop = await shopOf(market, initial)
  // One owner asks for a label for each of many deaths.
  await market.query('delete from throttles')
  await aLocker(market)
  await market.query(`update companies set phone = '+48 600 100 200' where id = $1`, [shop.companyId])
  const path = `/api/companies/${shop.companyId}`
  const keys = { test: false, fields: KEYS[carrier] }
  answered(await market.api('PUT', `${path}/carriers/${carrier}`, keys, shop.auth))
  const choice = carrier === 'inpost' ? { [shop.companyId]: LOCKER } : {}
  const { numbers } = await paidPurchase(market, [{ versionId: shop.versionId, quantity: 1 }], choice)
  await market.runJobs()
  return { ...shop, path, number: String(numbers[0]) }
}

const labelsOf = async (market: Pick<TestMarket, 'api'>, { path, number, auth }: Paid) =>
  answered(await market.api('GET', `${path}/orders/${number}/labels`, undefined, auth)).json.labels

async function bought(market: TestMarket, initial: Map<number, number>, carrier: 'inpost' | 'dpd'): Promise<Bought> {
  const one = await paid(market, initial, carrier)
  const labels = [{ number: one.number, size: 'small' }]
  answered(await market.api('POST', `${one.path}/labels`, { labels }, one.auth))
  await market.runJobs()
  const [label] = await labelsOf(market, one)
  expect(label.state).toBe('bought')
  return { ...one, labelId: label.id, request: `${one.number}-${label.id}` }
}

/** Their turn has come, also of what a process that died had taken. */
async function goOn(market: TestMarket, { companyId }: Shop) {
  for (let round = 0; round < 2; round += 1) {
    await market.query(
      `update labels set next_at = now() - interval '1 hour' where next_at is not null and company_id = $1`,
      [companyId],
    )
    await market.runJob('labels.advance')
  }
}

/** Shipments that InPost took money for, of all that were announced for a label. */
const timesPaid = (request: string) =>
  inpost.bought.filter((id) => inpost.shipments.get(String(id))?.reference === request).length
async function timesCalledOff(market: TestMarket, labelId: number): Promise<number> {
  const { rows } = await market.query(
    `select count(*)::int as times from audit_log where action = 'labelCancelled' and (detail->>'label')::int = $1`,
    [labelId],
  )
  return rows[0].times
}

const asked: Scenario<Paid> = {
  arrange: (market, initial) => paid(market, initial, 'inpost'),
  async act(market, { path, number, auth }) {
    const body = { labels: [{ number, size: 'small' }] }
    const { json } = answered(await market.api('POST', `${path}/labels`, body, auth))
    // Asked for already, by a request whose answer was lost.
    expect([null, 'label_nothing_left']).toContain(json.results[0].failure?.code ?? null)
    await market.runJobs()
  },
  async check(market, one) {
    await goOn(market, one)
    const labels = await labelsOf(market, one)
    expect(labels).toMatchObject([{ state: 'bought', money: 'owed', canPrint: true, reason: null }])
    const [{ id, trackingNumbers }] = labels
    expect([timesPaid(`${one.number}-${id}`), trackingNumbers.length]).toEqual([1, 1])
    const file = await market.api('GET', `${one.path}/labels/${id}/file`, undefined, one.auth)
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  },
}

const calledOff: Scenario<Bought> = {
  arrange: (market, initial) => bought(market, initial, 'dpd'),
  async act(market, { path, labelId, auth }) {
    answered(await market.api('POST', `${path}/labels/${labelId}/cancel`, undefined, auth))
    await market.runJobs()
  },
  async check(market, one) {
    await goOn(market, one)
    expect(await labelsOf(market, one)).toMatchObject([{ state: 'cancelled', money: 'asked', isWorking: false }])
    expect(await timesCalledOff(market, one.labelId)).toBe(1)
    // Its piece is free for another label, which is no second one of the same.
    const labels = [{ number: one.number, size: 'small' }]
    const again = answered(await market.api('POST', `${one.path}/labels`, { labels }, one.auth))
    expect(again.json.results[0].failure).toBeNull()
  },
}

const tooLate: Scenario<Bought> = {
  arrange: (market, initial) => bought(market, initial, 'inpost'),
  async act(market, { path, labelId, auth }) {
    const answer = await market.api('POST', `${path}/labels/${labelId}/cancel`, undefined, auth)
    if (answer.json?.code !== 'label_too_late') answered(answer)
    await market.runJobs()
  },
  async check(market, one) {
    await goOn(market, one)
    expect(await labelsOf(market, one)).toMatchObject([{ state: 'bought', money: 'kept', canPrint: true }])
    expect([await timesCalledOff(market, one.labelId), timesPaid(one.request)]).toEqual([1, 1])
  },
}

describe('a process that dies before or after any statement', () => {
  test.each(
    Object.entries<Scenario<Bought> | Scenario<Paid>>({
      'while a label is asked for and bought': asked,
      'while a label that was bought is called off': calledOff,
      'while a label is called off that its carrier takes back no more': tooLate,
    }),
  )('%s', CASE, async (name, scenario) => {
    // Each scenario is a market of its own, whose orders have the numbers of the one before.
    inpost.bought.length = 0
    inpost.shipments.clear()
    const standIns = { inpost: inpostServer.url, dpd: dpdServer.url }
    counts[name] = await sweep({ ...(scenario as Scenario<Bought>), standIns })
    expect(counts[name]).toBeGreaterThan(8)
  })
})
