import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '../../demo/stand-ins/stripe/webhooks.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { STRIPE_KEYS, type StripeStandIn, startStripe } from '../fakes/stripe/server.ts'
import type { TestMarket } from '../market.ts'
import { enterStripeKeys } from '../payments/stripe-market.ts'
import { answered, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await startStripe()
  Object.assign(stripe.webhooks.delivery, { mode: 'held' })
})
afterAll(async () => {
  await stripe.close()
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Disputed = { key: string; number: string; dispute: string; dueOnline: number }
const versions = new WeakMap<TestMarket, number>()

async function opened(market: TestMarket, initial: Map<number, number>): Promise<number> {
  const known = versions.get(market)
  if (known !== undefined) return known
  await enterStripeKeys(market)
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000 })
  initial.set(versionId, 5000)
  versions.set(market, versionId)
  return versionId
}

/** Tells a market what Stripe has to tell, as it was signed. */
async function tell(market: Pick<TestMarket, 'api'>, type: string, dispute: string): Promise<void> {
  const event = { id: `evt_${type}_${dispute}`, object: 'event', type, data: { object: { id: dispute } } }
  const signature = signed(JSON.stringify(event), STRIPE_KEYS.webhookSecret, new Date())
  answered(await market.api('POST', '/api/payments/webhooks/stripe', event, { 'stripe-signature': signature }))
}

async function disputed(market: TestMarket, initial: Map<number, number>): Promise<Disputed> {
  const versionId = await opened(market, initial)
  const { key, dueOnline, orders } = await aPurchase(market, [{ versionId }])
  const started = answered(await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'stripe' }))
  const session = String(started.json.redirectUrl).split('/').pop() ?? ''
  await stripe.decide(session, 'pay')
  answered(await market.api('GET', `/api/checkout/${key}/payment`))
  const { id } = await stripe.dispute(session)
  return { key, dueOnline, dispute: id, number: orders[0].number }
}

const rowOf = async (market: TestMarket, dispute: string) =>
  (
    await market.query(
      `select c.state, c.taken, (select json_agg(json_build_object('number', number, 'borne', borne)) from chargeback_parts
        where chargeback_id = c.id) as parts, (select count(*)::int from chargeback_mails where chargeback_id = c.id) as told
      from chargebacks c where dispute = $1`,
      [dispute],
    )
  ).rows

test(
  'E11 a chargeback is opened by a market that dies anywhere: it is known once, and both are told once',
  CASE,
  async () => {
    counts.opened = await sweep<Disputed>({
      standIns: { stripe: stripe.url },
      arrange: disputed,
      async act(market, { dispute }) {
        await tell(market, 'charge.dispute.created', dispute)
        await market.runJobs()
      },
      async check(market, { dispute, number }) {
        const parts = [{ number, borne: null }]
        expect(await rowOf(market, dispute)).toEqual([{ state: 'evidenceDue', taken: true, parts, told: 1 }])
      },
    })
    expect(counts.opened).toBeGreaterThan(20)
  },
)

test(
  'E11 a chargeback is won in a market that dies anywhere: the money is the seller’s again, once',
  CASE,
  async () => {
    counts.won = await sweep<Disputed>({
      standIns: { stripe: stripe.url },
      async arrange(market, initial) {
        const one = await disputed(market, initial)
        await tell(market, 'charge.dispute.created', one.dispute)
        await market.runJobs()
        await stripe.endDispute(one.dispute, 'won')
        return one
      },
      async act(market, { dispute }) {
        await tell(market, 'charge.dispute.closed', dispute)
        await market.runJobs()
      },
      async check(market, { key, dispute, number, dueOnline }) {
        const parts = [{ number, borne: null }]
        expect(await rowOf(market, dispute)).toEqual([{ state: 'won', taken: true, parts, told: 2 }])
        const [order] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
        expect([order.paymentStatus, order.amountPaid]).toEqual(['paid', dueOnline])
        const { rows } = await market.query(
          `select coalesce(sum(amount), 0)::int as held from ledger_entries where account like 'chargebacks:%' or account like 'seller-hold:%'`,
        )
        expect(rows).toEqual([{ held: 0 }])
      },
    })
    expect(counts.won).toBeGreaterThan(20)
  },
)

test('E11 a chargeback is lost in a market that dies anywhere: the order bears it once', CASE, async () => {
  counts.lost = await sweep<Disputed>({
    standIns: { stripe: stripe.url },
    async arrange(market, initial) {
      const one = await disputed(market, initial)
      await tell(market, 'charge.dispute.created', one.dispute)
      await market.runJobs()
      await stripe.endDispute(one.dispute, 'lost')
      return one
    },
    async act(market, { dispute }) {
      await tell(market, 'charge.dispute.closed', dispute)
      await market.runJobs()
    },
    async check(market, { key, dispute, number, dueOnline }) {
      const parts = [{ number, borne: dueOnline }]
      expect(await rowOf(market, dispute)).toEqual([{ state: 'lost', taken: true, parts, told: 2 }])
      const [order] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
      expect([order.paymentStatus, order.amountPaid]).toEqual(['refunded', 0])
    },
  })
  expect(counts.lost).toBeGreaterThan(20)
})
