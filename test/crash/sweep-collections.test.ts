import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
let server: PaymentServer
beforeAll(async () => {
  server = await servePayments(inpost.app)
})
afterAll(async () => {
  await server.close()
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Bought = Shop & { labelId: number; shipment: number }

/** One parcel with a label that was bought for a courier. */
async function bought(market: TestMarket, initial: Map<number, number>): Promise<Bought> {
  const shop = await shopOf(market, initial)
  await aLocker(market)
  await market.query(`update companies set phone = '+48 600 100 200' where id = $1`, [shop.companyId])
  const at = `/api/companies/${shop.companyId}`
  answered(await market.api('PUT', `${at}/carriers/inpost`, { test: false, fields: INPOST_KEYS }, shop.auth))
  const choice = { [shop.companyId]: { method: 'inpost_locker', pickupPoint: 'KRA01M' } }
  const { numbers } = await paidPurchase(market, [{ versionId: shop.versionId, quantity: 1 }], choice)
  const labels = [{ number: String(numbers[0]), size: 'small', handOver: 'courier' }]
  const { json } = answered(await market.api('POST', `${at}/labels`, { labels }, shop.auth))
  await market.runJobs()
  const labelId = Number(json.results[0].label.id)
  const { rows } = await market.query('select external_id from labels where id = $1', [labelId])
  return { ...shop, labelId, shipment: Number(rows[0].external_id) }
}

const timesAsked = (shipment: number) =>
  inpost.dispatches.filter(({ shipments }) => shipments.includes(shipment)).length

const SCENARIOS: Record<string, Scenario<Bought>> = {
  'a courier is ordered': {
    arrange: bought,
    async act(market, { companyId, labelId, auth }) {
      const body = { labels: [labelId], day: '2026-11-25', from: '09:00', until: '16:00' }
      const answer = await market.api('POST', `/api/companies/${companyId}/collections`, body, auth)
      // Asked for already, by a request whose answer was lost.
      if (answer.json?.code !== 'collection_taken') answered(answer)
      await market.runJobs()
    },
    async check(market, { companyId, labelId, shipment }) {
      const later = `update collections set next_at = now() - interval '1 hour' where next_at is not null and company_id = $1`
      for (let round = 0; round < 2; round += 1) {
        await market.query(later, [companyId])
        await market.runJob('labels.orderCollections')
      }
      const { rows } = await market.query(
        `select c.state, c.external_id from collections c join collection_labels l on l.collection_id = c.id
         where l.label_id = $1 and l.active`,
        [labelId],
      )
      // Once at most; where nobody knows, it is said so, and nothing is ordered by itself.
      expect([rows.length, timesAsked(shipment) <= 1]).toEqual([1, true])
      const isKnown = rows[0].state === 'confirmed'
      expect(isKnown ? timesAsked(shipment) === 1 : rows[0]).toEqual(
        isKnown ? true : { state: 'uncertain', external_id: null },
      )
    },
  },
}

describe('a process that dies before or after any statement while a courier is ordered', () => {
  test.each(Object.entries(SCENARIOS))('%s', CASE, async (name, scenario) => {
    counts[name] = await sweep({ ...scenario, standIns: { inpost: server.url } })
    expect(counts[name]).toBeGreaterThan(8)
  })
})
