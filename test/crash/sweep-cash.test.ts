import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../demo/stand-ins/inpost/inpost.ts'
import { aPurchase, followLink, runAllJobs } from '../factories/purchase.ts'
import { type PaymentServer, servePayments } from '../fakes/payment-server.ts'
import type { TestMarket } from '../market.ts'
import { type Shop, shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
const inpost = fakeInpost()
let server: PaymentServer
beforeAll(async () => {
  server = await servePayments(inpost.app)
})
afterAll(async () => {
  await server.close()
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Sent = Shop & { number: string; orderId: number; total: number; tracked: string }

let last = 0
/** One piece on its way that is paid on delivery. */
async function sent(market: TestMarket, initial: Map<number, number>, follows = true): Promise<Sent> {
  // One owner sends a file for each of many deaths.
  await market.query('delete from throttles')
  const shop = await shopOf(market, initial)
  const placed = await aPurchase(market, [{ versionId: shop.versionId }], {
    [shop.companyId]: { cashOnDelivery: true },
  })
  await followLink(market, placed)
  initial.set(shop.versionId, (initial.get(shop.versionId) ?? Number.NaN) - 1)
  last += 1
  const tracked = `5${String(last).padStart(12, '0')}`
  const { number, total } = placed.orders[0] as { number: string; total: number }
  const shipment = { carrier: 'inpost', trackingNumber: tracked }
  answered(await market.api('POST', `/api/companies/${shop.companyId}/orders/${number}/ship`, shipment, shop.auth))
  if (follows) await runAllJobs(market)
  const { rows } = await market.query('select id from orders where number = $1', [number])
  return { ...shop, number, total, tracked, orderId: Number(rows[0].id) }
}

async function upload(market: Pick<TestMarket, 'api'>, { companyId, auth, tracked, total }: Sent) {
  const file = `Numer przesyłki;Kwota pobrania;Data\n${tracked};${(total / 100).toFixed(2)};2026-11-20`
  const headers = { ...auth, 'content-type': 'application/octet-stream' }
  const path = `/api/companies/${companyId}/cash-reports?name=raport.csv&carrier=inpost`
  const answer = await market.api('POST', path, file, headers)
  if (answer.json?.code !== 'statement_known') answered(answer)
}

async function ended(market: TestMarket, { orderId }: Sent) {
  await runAllJobs(market)
  const { rows } = await market.query(
    `select o.status, o.payment_status as payment, d.expected = d.reported as settled,
       (select count(*)::int from order_events where order_id = o.id and note = 'delivered_by_carrier') as delivered,
       (select count(*)::int from cash_lines where order_id = o.id) as lines,
       (select count(*)::int from cash_findings where order_id = o.id and status <> 'gone') as findings
     from orders o left join cash_dues d on d.order_id = o.id where o.id = $1`,
    [orderId],
  )
  return rows[0]
}

const collected = { status: 'delivered', payment: 'paid', settled: true, delivered: 1, lines: 1, findings: 0 }

const SCENARIOS: Record<string, Scenario<Sent>> = {
  'what carriers are to collect is written down': {
    arrange: (market, initial) => sent(market, initial, false),
    act: (market) => market.runJobs(),
    async check(market, one) {
      expect(await ended(market, one)).toMatchObject({ status: 'shipped', settled: false, findings: 0 })
    },
  },
  'a report is taken and compared': {
    arrange: (market, initial) => sent(market, initial),
    async act(market, one) {
      await upload(market, one)
      await market.runJobs()
    },
    async check(market, one) {
      expect(await ended(market, one)).toEqual(collected)
    },
  },
  'a carrier is asked for its report': {
    async arrange(market, initial) {
      const one = await sent(market, initial)
      const keys = { test: false, fields: INPOST_KEYS }
      answered(await market.api('PUT', `/api/companies/${one.companyId}/carriers/inpost`, keys, one.auth))
      inpost.cash = [{ tracking_number: one.tracked, cod_amount: one.total / 100, payout_date: '2026-11-20' }]
      await market.query(`update cash_fetches set next_at = now() - interval '1 hour'`)
      await market.deps.addJob(market.deps.db, { name: 'cashOnDelivery.fetch', payload: {} })
      return one
    },
    act: (market) => market.runJobs(),
    async check(market, one) {
      await market.query(`update cash_fetches set next_at = now() - interval '1 hour'`)
      await market.runJob('cashOnDelivery.fetch')
      expect(await ended(market, one)).toEqual(collected)
    },
  },
  'what nobody reports in time is named': {
    async arrange(market, initial) {
      const one = await sent(market, initial)
      await market.query(
        `update cash_dues set sent_at = sent_at - interval '40 days', waits_until = now() - interval '1 day' where order_id = $1`,
        [one.orderId],
      )
      await market.deps.addJob(market.deps.db, { name: 'cashOnDelivery.findMissed', payload: {} })
      return one
    },
    act: (market) => market.runJobs(),
    async check(market, one) {
      await market.runJob('cashOnDelivery.findMissed')
      expect(await ended(market, one)).toMatchObject({ status: 'shipped', settled: false, findings: 1 })
    },
  },
}

describe('a process that dies before or after any statement while money on delivery is compared', () => {
  test.each(Object.entries(SCENARIOS))('%s', CASE, async (name, scenario) => {
    counts[name] = await sweep({ ...scenario, standIns: { inpost: server.url } })
    expect(counts[name]).toBeGreaterThan(4)
  })
})
