import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { anOperator } from '../factories/person.ts'
import { aPurchase, followLink } from '../factories/purchase.ts'
import type { TestMarket } from '../market.ts'
import { askAgain } from './ask-again.ts'
import { type Shop, shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

// What happens to orders beside their payment: a hold ends, what is paid on delivery is confirmed, sent, delivered or called off.
const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Ordered = Shop & {
  key: string
  number: string
  shownToken: string
  at: string
  repeat: Record<string, string>
  /** Where there are several. */
  numbers?: string[]
}
async function ordered(market: TestMarket, initial: Map<number, number>, cashOnDelivery = true): Promise<Ordered> {
  const shop = await shopOf(market, initial)
  const { companyId, versionId } = shop
  const bought = await aPurchase(market, [{ versionId, quantity: 2 }], { [companyId]: { cashOnDelivery } })
  const { number } = bought.orders[0]
  const at = `/api/companies/${companyId}/orders/${number}`
  const repeat = { 'idempotency-key': randomUUID(), ...shop.auth }
  return { ...shop, key: bought.key, number, shownToken: bought.shownToken, at, repeat }
}

async function confirmed(market: TestMarket, initial: Map<number, number>): Promise<Ordered> {
  const one = await ordered(market, initial)
  await followLink(market, one)
  await market.runJobs()
  return one
}

async function asOperator(market: TestMarket, one: Ordered): Promise<Ordered> {
  return { ...one, repeat: { 'idempotency-key': randomUUID(), ...(await anOperator(market)).auth } }
}

/** Its only order; how much commission its seller owes for it by now, and of whom the buyer was told what. */
async function stateOf(market: TestMarket, { key }: Ordered) {
  await market.runJobs()
  const { rows } = await market.query(
    `select o.status, o.payment_status as money, o.amount_paid as paid, (o.commission->>'gross')::int as gross,
      (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t on t.key = e.transaction_key
        where t.subject = 'commission:' || o.number and e.account = 'seller:' || o.company_id) as owed,
      (select count(*)::int from mails where recipient = p.email and template <> 'confirmOrder') as mails
    from orders o join purchases p on p.id = o.purchase_id where p.key = $1`,
    [key],
  )
  const { gross, owed, ...state } = rows[0]
  expect(gross).toBeGreaterThan(0)
  return { ...state, owes: owed === 0 ? 'nothing' : owed === gross ? 'the commission' : owed }
}

const SCENARIOS: Record<string, Scenario<Ordered>> = {
  'a hold ends': {
    async arrange(market, initial) {
      const one = await ordered(market, initial, false)
      await market.runJobs()
      await market.query(
        `update orders set held_until = now() - interval '1 minute' where purchase_id = (select id from purchases where key = $1)`,
        [one.key],
      )
      await market.query(
        `update graphile_worker._private_jobs set run_at = now()
          where task_id = (select id from graphile_worker._private_tasks where identifier = 'orders.releaseHold')`,
      )
      return one
    },
    act: (market) => market.runJobs(),
    async check(market, one) {
      expect(await stateOf(market, one)).toMatchObject({ status: 'expired', money: 'unpaid', owes: 'nothing' })
    },
  },
  'a guest confirms what is paid on delivery': {
    async arrange(market, initial) {
      const one = await ordered(market, initial)
      await market.runJobs()
      return one
    },
    async act(market, { key, shownToken }) {
      answered(await market.api('POST', `/api/purchases/${key}/confirm`, { token: shownToken }))
    },
    async check(market, one) {
      const found = { status: 'confirmed', money: 'onDelivery', paid: 0, owes: 'the commission' }
      expect(await stateOf(market, one)).toMatchObject(found)
    },
  },
  'it is sent and delivered': {
    async arrange(market, initial) {
      const one = await confirmed(market, initial)
      // In the end its pieces have left.
      initial.set(one.versionId, (initial.get(one.versionId) ?? Number.NaN) - 2)
      return one
    },
    async act(market, { at, auth }) {
      answered(await market.api('POST', `${at}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, auth))
      answered(await market.api('POST', `${at}/deliver`, undefined, auth))
    },
    async check(market, one) {
      const found = await stateOf(market, one)
      expect(found).toMatchObject({ status: 'delivered', money: 'paid', owes: 'the commission' })
      expect(found.paid).toBeGreaterThan(0)
    },
  },
  'several are begun and sent in one request each': {
    async arrange(market, initial) {
      const one = await confirmed(market, initial)
      const { companyId, versionId } = one
      const other = await aPurchase(market, [{ versionId, quantity: 1 }], { [companyId]: { cashOnDelivery: true } })
      await followLink(market, other)
      await market.runJobs()
      initial.set(versionId, (initial.get(versionId) ?? Number.NaN) - 3)
      const numbers = [other.orders[0].number, one.at.split('/').at(-1) ?? '']
      return { ...one, numbers }
    },
    async act(market, { companyId, numbers = [], auth, repeat }) {
      const at = `/api/companies/${companyId}`
      const begun = await askAgain(market, 'POST', `${at}/order-preparations`, { numbers }, repeat)
      // Without a key: each order by itself, so that some have left where the market dies in between.
      const shipments = numbers.map((number, index) => ({
        number,
        carrier: 'dpd',
        trackingNumber: `100000000000${index}U`,
      }))
      const sent = answered(await market.api('POST', `${at}/order-shipments`, { shipments }, auth))
      const failures = [...begun.results, ...sent.json.results].filter(({ failure }) => failure !== null)
      expect(failures).toEqual([])
    },
    async check(market, one) {
      expect(await stateOf(market, one)).toMatchObject({ status: 'shipped', money: 'onDelivery' })
      const { rows } = await market.query(
        `select o.status, (select count(*)::int from shipments s where s.order_id = o.id) as parcels,
          (select count(*)::int from order_events e where e.order_id = o.id and e.note in ('preparing', 'shipped')) as steps
        from orders o where o.number = any($1)`,
        [one.numbers],
      )
      expect(rows).toEqual([1, 2].map(() => ({ status: 'shipped', parcels: 1, steps: 2 })))
    },
  },
  'its seller calls it off': {
    arrange: confirmed,
    act: (market, { at, repeat }) =>
      askAgain(market, 'POST', `${at}/cancel`, { reason: 'soldOut', words: null }, repeat),
    async check(market, one) {
      expect(await stateOf(market, one)).toMatchObject({ status: 'cancelled', paid: 0, owes: 'nothing' })
    },
  },
  'the operator calls it off': {
    arrange: async (market, initial) => asOperator(market, await confirmed(market, initial)),
    act: (market, { number, repeat }) =>
      askAgain(market, 'POST', `/api/admin/orders/${number}/cancel`, { reason: 'soldOut', words: null }, repeat),
    async check(market, one) {
      expect(await stateOf(market, one)).toMatchObject({ status: 'cancelled', paid: 0, owes: 'nothing' })
    },
  },
  'the operator knows that it arrived': {
    async arrange(market, initial) {
      const one = await confirmed(market, initial)
      initial.set(one.versionId, (initial.get(one.versionId) ?? Number.NaN) - 2)
      const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }
      answered(await market.api('POST', `${one.at}/ship`, shipment, one.auth))
      return asOperator(market, one)
    },
    act: (market, { number, repeat }) =>
      askAgain(market, 'POST', `/api/admin/orders/${number}/delivered`, { words: 'Told by the carrier' }, repeat),
    async check(market, one) {
      const found = await stateOf(market, one)
      expect(found).toMatchObject({ status: 'delivered', money: 'paid', owes: 'the commission' })
      expect(found.paid).toBeGreaterThan(0)
    },
  },
}

test.each(Object.entries(SCENARIOS))('E10 E11 %s, once, wherever the market dies', CASE, async (name, scenario) => {
  counts[name] = await sweep(scenario)
  expect(counts[name]).toBeGreaterThan(15)
})
