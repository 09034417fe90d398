import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DISPUTE_FEE } from '../../demo/stand-ins/stripe/disputes.ts'
import type { Session, StripeEvent } from '../../demo/stand-ins/stripe/state.ts'
import { signed } from '../../demo/stand-ins/stripe/webhooks.ts'
import { readBalances } from '../../src/domains/ledger/index.ts'
import { releaseExpiredHolds } from '../../src/domains/orders/index.ts'
import { moneyProblems } from '../factories/paid-order.ts'
import { anOperator, authOf } from '../factories/person.ts'
import { aPurchase, runAllJobs } from '../factories/purchase.ts'
import { STRIPE_KEYS } from '../fakes/stripe/server.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

const MINUTE = 60_000
let here: StripeMarket
let operatorId: string
beforeAll(async () => {
  here = await stripeMarket()
  operatorId = (await anOperator(here.market)).id
  // Every webhook is told by a step, never by itself.
  here.stripe.webhooks.delivery.mode = 'held'
})
afterAll(() => here.close())

/** What buyer, bank, operator, network and clock do, in any order. */
type Step =
  | { does: 'start' | 'return' | 'job' | 'jobs' | 'giveUp' | 'callOff' | 'expire' | 'dispute' }
  | { does: 'decide'; how: 'pay' | 'decline' | 'leave' | 'later' }
  | { does: 'endLater'; paid: boolean }
  | { does: 'tell'; which: number[] }
  | { does: 'giveBack'; share: number }
  | { does: 'endDispute'; how: 'won' | 'lost' | 'under_review' }
  | { does: 'mood'; is: 'right' | 'down' | 'busy' | 'broken' }
  | { does: 'refunds'; go: 'succeeded' | 'pending' | 'failed' }
  | { does: 'price'; to: number }

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'start' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('decide'),
      how: fc.constantFrom('pay', 'pay', 'decline', 'leave', 'later'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('endLater'), paid: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('tell'), which: fc.array(fc.nat(7), { minLength: 1, maxLength: 5 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constantFrom('return', 'job', 'jobs', 'giveUp', 'callOff', 'expire') }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('giveBack'), share: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.constant({ does: 'dispute' }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('endDispute'), how: fc.constantFrom('won', 'lost', 'under_review') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('mood'), is: fc.constantFrom('right', 'down', 'busy', 'broken') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('refunds'), go: fc.constantFrom('succeeded', 'pending', 'failed') }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('price'), to: fc.integer({ min: 10_000, max: 99_999 }) }) },
) as fc.Arbitrary<Step>

/** Most begin where a buyer stands on the page, has paid, or the market knows of it: that is where things go wrong. */
const start: Step = { does: 'start' }
const pay: Step = { does: 'decide', how: 'pay' }
const all: Step = { does: 'tell', which: [0, 1, 2] }
const course = fc
  .tuple(
    fc.constantFrom<Step[]>([], [start], [start, pay], [start, pay, all], [start, pay, all]),
    fc.array(step, { minLength: 3, maxLength: 12 }),
  )
  .map(([begin, rest]) => [...begin, ...rest])

async function tell(event: StripeEvent): Promise<number> {
  const body = JSON.stringify(event)
  const signature = signed(body, STRIPE_KEYS.webhookSecret, here.market.deps.now())
  return (await here.market.api('POST', '/api/payments/webhooks/stripe', body, { 'stripe-signature': signature }))
    .status
}

/** One purchase of one order, and what was begun for it. */
async function run(steps: readonly Step[]) {
  const { stripe, market, clock } = here
  // Rows that the database dates itself must not seem months old.
  clock.later = 0
  stripe.state.mood = 'right'
  stripe.books.refunding = 'succeeded'
  // Hours pass below: the operator logs in anew.
  const asOperator = async (method: string, path: string, body?: unknown) =>
    market.api(method, path, body, await authOf(market, operatorId))
  const before = await atProvider()
  const told = stripe.webhooks.held().length
  const { key, orders } = await aPurchase(market, [{ versionId: here.versionId }])
  const number: string = orders[0].number
  const ids = new Set<string>()
  const sessions = () => [...ids].map((id) => stripe.session(id))
  const isOf = (session: Session) => (one: { payment_intent: string }) => one.payment_intent === session.payment_intent
  const refundsOf = (session: Session) => [...stripe.books.refunds.values()].filter(isOf(session))
  const disputesOf = (session: Session) => [...stripe.books.disputes.values()].filter(isOf(session))
  const disputes = () => sessions().flatMap(disputesOf)
  const events = () => stripe.webhooks.held().slice(told)
  /** What of a session Stripe has not given back. */
  const left = (session: Session) =>
    refundsOf(session)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum - amount, session.payment_status === 'paid' ? session.amount_total : 0)
  const job = async (minutes: number) => {
    clock.later += minutes * MINUTE
    await market.runJob('checkout.checkOpenPayments')
  }
  const act: { [K in Step['does']]: (one: Extract<Step, { does: K }>) => unknown } = {
    async start() {
      const { status, json } = await here.start(key)
      if (status === 201) ids.add(String(json.redirectUrl).split('/').pop() ?? '')
    },
    async decide({ how }) {
      for (const { id } of sessions()) await stripe.decide(id, how)
    },
    async endLater({ paid }) {
      for (const one of sessions()) {
        if (one.status === 'complete' && one.payment_status === 'unpaid') await stripe.endLater(one.id, paid)
      }
    },
    async tell({ which }) {
      const all = events()
      await Promise.all(which.flatMap((one) => all[one] ?? []).map(tell))
    },
    return: () => here.outcome(key),
    job: () => job(3),
    jobs: () => runAllJobs(market),
    giveUp: () => market.api('POST', `/api/purchases/${key}/cancel`),
    callOff: () => market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`),
    async expire() {
      clock.later += 31 * MINUTE
      await releaseExpiredHolds(market.deps)
    },
    async giveBack({ share }) {
      const [order] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
      const { json } = await asOperator('GET', `/api/admin/orders/${number}/refunds`)
      const amount = Math.floor(order.total / share)
      const body = { kind: 'amount', amount, reason: 'goodwill', words: null, givenBack: json.givenBack }
      await asOperator('POST', `/api/admin/orders/${number}/refunds`, body)
    },
    async dispute() {
      for (const one of sessions()) {
        if (left(one) > 0 && disputesOf(one).length === 0) await stripe.dispute(one.id, { amount: left(one) })
      }
    },
    async endDispute({ how }) {
      for (const { id, status } of disputes()) {
        if (status !== 'won' && status !== 'lost') await stripe.endDispute(id, how)
      }
    },
    mood: ({ is }) => Object.assign(stripe.state, { mood: is }),
    refunds: ({ go }) => Object.assign(stripe.books, { refunding: go }),
    price: ({ to }) => market.query('update versions set price = $2 where id = $1', [here.versionId, to]),
  }
  for (const one of steps) await (act[one.does] as (step: Step) => unknown)(one)
  // In the end everything works again, banks decide, every webhook comes, the last first, and the operator tries again what failed.
  stripe.state.mood = 'right'
  stripe.books.refunding = 'succeeded'
  for (let round = 0; round < 2; round += 1) {
    await act.endLater({ does: 'endLater', paid: true })
    await act.endDispute({ does: 'endDispute', how: 'won' })
    for (const refund of sessions().flatMap(refundsOf)) {
      if (refund.status === 'pending') await stripe.endRefund(refund.id, 'succeeded')
    }
    for (const event of events().reverse()) expect([event.type, await tell(event)]).toEqual([event.type, 200])
    await job(7 * 60)
    await runAllJobs(market)
    const failed = (await asOperator('GET', '/api/admin/refunds?state=failed')).json.refunds as { id: number }[]
    for (const { id } of failed) await asOperator('POST', `/api/admin/refunds/${id}/retry`)
    await runAllJobs(market)
  }
  const lost = disputes().filter(({ status }) => status === 'lost')
  const kept = sessions().reduce((sum, one) => sum + left(one), 0) - lost.reduce((sum, { amount }) => sum + amount, 0)
  const fees = disputes().length * DISPUTE_FEE
  const [order] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
  return { order, kept, there: kept - fees, booked: (await atProvider()) - before }
}

const atProvider = async (): Promise<number> =>
  (await readBalances(here.market.deps)).find(({ account }) => account === 'operator:stripe')?.balance ?? 0

test('E11 whatever buyer, bank, operator, Stripe and network do: what the order keeps is what Stripe keeps, and the books say so', async () => {
  const purchases = fc.asyncProperty(course, async (steps) => {
    const { order, kept, there, booked } = await run(steps)
    expect([order.paymentStatus, order.amountPaid, booked]).toEqual([order.paymentStatus, kept, there])
    expect(order.paymentStatus).not.toBe('refundDue')
    if (order.status !== 'confirmed') expect(kept).toBe(0)
  })
  await fc.assert(purchases, { numRuns: 20, endOnFailure: true })
  expect(await moneyProblems(here.market)).toEqual([])
}, 900_000)
