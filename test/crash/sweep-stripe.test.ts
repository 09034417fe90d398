import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '../../demo/stand-ins/stripe/webhooks.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { STRIPE_KEYS, type StripeStandIn, startStripe } from '../fakes/stripe/server.ts'
import type { TestMarket } from '../market.ts'
import { enterStripeKeys } from '../payments/stripe-market.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

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

type Bought = { key: string; dueOnline: number; session: string }
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

async function bought(market: TestMarket, initial: Map<number, number>): Promise<Bought> {
  const { key, dueOnline } = await aPurchase(market, [{ versionId: await opened(market, initial) }])
  return { key, dueOnline, session: '' }
}

async function start(market: Pick<TestMarket, 'api'>, one: Bought): Promise<void> {
  const { json } = answered(await market.api('POST', `/api/checkout/${one.key}/payments`, { provider: 'stripe' }))
  one.session = String(json.redirectUrl).split('/').pop() ?? ''
}

/** Paid on the hosted page, which nobody has told the market yet; `givenUp`: after the buyer gave the order up. */
async function paid(market: TestMarket, initial: Map<number, number>, givenUp = false): Promise<Bought> {
  const one = await bought(market, initial)
  await start(market, one)
  if (givenUp) answered(await market.api('POST', `/api/purchases/${one.key}/cancel`))
  await market.runJobs()
  await stripe.decide(one.session, 'pay')
  return one
}

/** All that Stripe has to tell of a session, signed, the newest first; then jobs. */
async function told(market: Pick<TestMarket, 'api' | 'runJobs'>, { session }: Bought): Promise<void> {
  const { payment_intent: intent } = stripe.session(session)
  const events = stripe.webhooks.held().filter(({ data }) => {
    const { id } = data.object as { id: string }
    return id === session || id === intent
  })
  expect(events.map(({ type }) => type).sort()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
  for (const event of events.reverse()) {
    const signature = signed(JSON.stringify(event), STRIPE_KEYS.webhookSecret, new Date())
    answered(await market.api('POST', '/api/payments/webhooks/stripe', event, { 'stripe-signature': signature }))
  }
  await market.runJobs()
}

const stateOf = async (market: TestMarket, key: string): Promise<string> => {
  const [one] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
  return `${one.status} ${one.paymentStatus}`
}
/** What Stripe took for a purchase and gave back. A page whose address was lost is nobody's: only the one that the market knows is paid. */
async function atStripe(market: TestMarket, { key, session }: Bought) {
  const { rows } = await market.query(
    'select reference from payments where purchase_id = (select id from purchases where key = $1)',
    [key],
  )
  expect(rows).toEqual([{ reference: session }])
  const { payment_intent: intent } = stripe.session(session)
  const refunds = [...stripe.books.refunds.values()].filter(({ payment_intent: of }) => of === intent)
  return { taken: stripe.books.intents.get(intent ?? '')?.amount, back: refunds.map(({ amount }) => amount) }
}

const SCENARIOS: Record<string, Scenario<Bought>> = {
  start: {
    arrange: bought,
    act: start,
    async check(market, one) {
      await stripe.decide(one.session, 'pay')
      await told(market, one)
      expect(await stateOf(market, one.key)).toBe('confirmed paid')
      expect(await atStripe(market, one)).toEqual({ taken: one.dueOnline, back: [] })
    },
  },
  'settle by webhooks': {
    arrange: paid,
    act: told,
    async check(market, one) {
      expect(await stateOf(market, one.key)).toBe('confirmed paid')
      expect(await atStripe(market, one)).toEqual({ taken: one.dueOnline, back: [] })
    },
  },
  'refund what was paid too late': {
    arrange: (market, initial) => paid(market, initial, true),
    act: told,
    async check(market, one) {
      await market.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
      await market.runJobs()
      expect(await stateOf(market, one.key)).toBe('cancelled refunded')
      expect(await atStripe(market, one)).toEqual({ taken: one.dueOnline, back: [one.dueOnline] })
    },
  },
}

test.each(Object.entries(SCENARIOS))(
  'E11 Stripe, %s: money is taken once, and given back once, wherever the market dies',
  CASE,
  async (name, scenario) => {
    counts[name] = await sweep({ ...scenario, standIns: { stripe: stripe.url } })
    expect(counts[name]).toBeGreaterThan(15)
  },
)
