import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../factories/paid-order.ts'
import { mailsTo } from '../factories/person.ts'
import { type PaymentServer, servePayments } from '../fakes/payment-server.ts'
import type { TestMarket } from '../market.ts'
import { type Shop, shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
const inpost = fakeInpost({ now: () => new Date() })
let server: PaymentServer
beforeAll(async () => {
  server = await servePayments(inpost.app)
})
afterAll(async () => {
  await server.close()
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

const HOUR = 3_600_000
type Sent = Shop & { number: string; orderId: number; email: string; tracked: string }

let last = 0
/** One piece on its way, of which its carrier has just told. */
async function sent(market: TestMarket, initial: Map<number, number>, happened: readonly string[]): Promise<Sent> {
  const shop = await shopOf(market, initial)
  const keys = { test: false, fields: INPOST_KEYS }
  answered(await market.api('PUT', `/api/companies/${shop.companyId}/carriers/inpost`, keys, shop.auth))
  const { numbers } = await paidPurchase(market, [{ versionId: shop.versionId, quantity: 1 }])
  initial.set(shop.versionId, (initial.get(shop.versionId) ?? Number.NaN) - 1)
  last += 1
  const tracked = `5${String(last).padStart(23, '0')}`
  const number = String(numbers[0])
  const shipment = { carrier: 'inpost', trackingNumber: tracked }
  answered(await market.api('POST', `/api/companies/${shop.companyId}/orders/${number}/ship`, shipment, shop.auth))
  await market.runJobs()
  for (const [index, status] of happened.entries()) {
    await inpost.happen(tracked, status, new Date(Date.now() - (happened.length - index) * HOUR))
  }
  const { rows } = await market.query(
    'select o.id, p.email from orders o join purchases p on p.id = o.purchase_id where o.number = $1',
    [number],
  )
  await askAgain(market, Number(rows[0].id))
  return { ...shop, number, tracked, orderId: Number(rows[0].id), email: String(rows[0].email) }
}

/** Its turn has come, also where a process that died had taken it. */
async function askAgain(market: TestMarket, orderId: number) {
  await market.query(
    `update tracked_shipments set next_at = now() - interval '1 hour' where order_id = $1 and next_at is not null`,
    [orderId],
  )
  await market.deps.addJob(market.deps.db, { name: 'tracking.askCarriers', payload: {} })
}

/** What was written to somebody of its number. */
async function toldOf(market: TestMarket, to: string, tracked: string): Promise<string[]> {
  const mails = (await mailsTo(market, to)).filter(({ params }) => JSON.stringify(params).includes(tracked))
  return mails.map(({ template }) => template).filter((name) => name.startsWith('parcel'))
}

async function ended(market: TestMarket, { orderId, email, tracked }: Sent) {
  for (let round = 0; round < 2; round += 1) {
    await askAgain(market, orderId)
    await market.runJobs()
  }
  const { rows } = await market.query(
    `select o.status, t.state, t.next_at is null as over,
       (select count(*)::int from order_events where order_id = o.id and note = 'delivered_by_carrier') as delivered,
       (select count(*)::int from tracking_events where shipment_id = t.shipment_id) as told
     from orders o join tracked_shipments t on t.order_id = o.id where o.id = $1`,
    [orderId],
  )
  return { ...rows[0], mails: await toldOf(market, email, tracked) }
}

const SCENARIOS: Record<string, Scenario<Sent>> = {
  'it waits to be collected: its buyer is told once': {
    arrange: (market, initial) => sent(market, initial, ['collected_from_sender', 'ready_to_pickup']),
    act: (market) => market.runJobs(),
    async check(market, one) {
      expect(await ended(market, one)).toEqual({
        ...{ status: 'shipped', state: 'readyToCollect', over: false, delivered: 0, told: 2 },
        mails: ['parcelReadyToCollect'],
      })
    },
  },
  'it has arrived: its order is delivered once, and nobody asks any more': {
    arrange: (market, initial) => sent(market, initial, ['collected_from_sender', 'out_for_delivery', 'delivered']),
    act: (market) => market.runJobs(),
    async check(market, one) {
      expect(await ended(market, one)).toEqual({
        ...{ status: 'delivered', state: 'delivered', over: true, delivered: 1, told: 3 },
        mails: [],
      })
    },
  },
  'something holds it up: its buyer and its seller are told once each': {
    arrange: (market, initial) => sent(market, initial, ['collected_from_sender', 'undelivered_wrong_address']),
    act: (market) => market.runJobs(),
    async check(market, one) {
      expect(await ended(market, one)).toEqual({
        ...{ status: 'shipped', state: 'problem', over: false, delivered: 0, told: 2 },
        mails: ['parcelHeldUp'],
      })
      const { rows } = await market.query(
        `select u.email from users u join company_members m on m.user_id = u.id where m.company_id = $1`,
        [one.companyId],
      )
      expect(rows).toHaveLength(1)
      expect(await toldOf(market, rows[0].email, one.tracked)).toEqual(['parcelNeedsYou'])
    },
  },
}

describe('a process that dies before or after any statement while carriers are asked', () => {
  test.each(Object.entries(SCENARIOS))('%s', CASE, async (name, scenario) => {
    counts[name] = await sweep({ ...scenario, standIns: { inpost: server.url } })
    expect(counts[name]).toBeGreaterThan(8)
  })
})
