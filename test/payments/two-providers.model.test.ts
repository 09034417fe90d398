import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalances, verifyLedger } from '../../src/domains/ledger/index.ts'
import { releaseExpiredHolds } from '../../src/domains/orders/index.ts'
import { aPurchase, runAllJobs } from '../factories/purchase.ts'
import type { Trouble } from '../fakes/payment-server.ts'
import { type MarketOfTwo, marketOfTwo, type Shop } from './two-providers.ts'

const MINUTE = 60_000
const CODES = ['paypal', 'przelewy24'] as const
type Code = (typeof CODES)[number]
let here: MarketOfTwo
beforeAll(async () => {
  here = await marketOfTwo()
})
afterAll(() => here.close())

/** What buyer, provider, network and clock do, in any order. */
type Step =
  | { does: 'start'; at: Code }
  | { does: 'pay'; at: Code }
  | { does: 'settle'; at: Code }
  | { does: 'tell'; at: Code; which: number[] }
  | { does: 'pendingCaptures' | 'declinedCaptures' | 'return' | 'job' | 'cancel' | 'expire' | 'refunds' }
  | { does: 'spoil'; at: Code; words: string; trouble: Trouble }

const at = fc.constantFrom(...CODES)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('start' as const, 'pay' as const), at }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('settle' as const), at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('tell' as const),
      at,
      which: fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom(
        ...([
          'return',
          'return',
          'job',
          'job',
          'refunds',
          'cancel',
          'expire',
          'pendingCaptures',
          'declinedCaptures',
        ] as const),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('spoil' as const),
      at,
      words: fc.constantFrom(
        '/capture',
        '/refund',
        '/verify',
        '/by/',
        'GET /v2',
        'oauth2',
        '/register',
        'POST /v2/checkout/orders',
      ),
      trouble: fc.constantFrom<Trouble>('cut', 'lost', 'garbage', { status: 500 }, { status: 429 }, { status: 401 }),
    }),
  },
)

/** One purchase and what was begun for it. */
async function run(steps: readonly Step[]) {
  const { paypal, przelewy24 } = here.shops
  // Rows that the database dates itself must not seem months old.
  here.clock.later = 0
  paypal.fake.captureAs = 'COMPLETED'
  const before = await balances()
  const { key, dueOnline } = await aPurchase(here.market, [{ versionId: here.versionId }])
  const references: Record<Code, Set<string>> = { paypal: new Set(), przelewy24: new Set() }
  const all = (visit: (shop: Shop, reference: string) => unknown) =>
    Promise.all(CODES.flatMap((code) => [...references[code]].map((reference) => visit(here.shops[code], reference))))
  const job = async (minutes: number) => {
    here.clock.later += minutes * MINUTE
    await here.market.runJob('checkout.checkOpenPayments')
  }
  const act: { [K in Step['does']]: (step: Extract<Step, { does: K }>) => unknown } = {
    async start({ at }) {
      const { status, json } = await here.start(key, at)
      if (status === 201) references[at].add(here.shops[at].referenceOf(json.redirectUrl))
    },
    pay: ({ at }) => [...references[at]].map((reference) => here.shops[at].pay(reference)),
    settle: () => [...references.paypal].map((reference) => paypal.fake.settle(reference, 'COMPLETED')),
    tell: ({ at, which }) =>
      Promise.all(
        [...references[at]].flatMap((reference) => {
          const told = here.shops[at].tells(reference)
          return which.flatMap((one) => told[one] ?? []).map((sent) => here.tell(here.shops[at], sent))
        }),
      ),
    return: () => here.outcome(key),
    job: () => job(3),
    cancel: () => here.market.api('POST', `/api/purchases/${key}/cancel`),
    async expire() {
      here.clock.later += 31 * MINUTE
      await releaseExpiredHolds(here.market.deps)
    },
    refunds: () => runAllJobs(here.market),
    pendingCaptures: () => Object.assign(paypal.fake, { captureAs: 'PENDING' }),
    declinedCaptures: () => Object.assign(paypal.fake, { captureAs: 'INSTRUMENT_DECLINED' }),
    spoil: ({ at, words, trouble }) => here.shops[at].server.spoil(words, trouble),
  }
  for (const one of steps) await (act[one.does] as (step: Step) => unknown)(one)
  // In the end everything works again, every webhook comes and everybody is asked.
  for (const { server } of [paypal, przelewy24]) server.heal()
  paypal.fake.captureAs = 'COMPLETED'
  for (let round = 0; round < 3; round += 1) {
    for (const reference of references.paypal) paypal.fake.settle(reference, 'COMPLETED')
    await all(async (shop, reference) => {
      for (const sent of shop.tells(reference)) expect((await here.tell(shop, sent)).status).toBe(200)
    })
    await job(7 * 60)
    await runAllJobs(here.market)
    await all((shop, reference) => shop.settleRefunds(reference))
  }
  await runAllJobs(here.market)
  const taken = Object.fromEntries(
    CODES.map((code) => [code, [...references[code]].map((reference) => here.shops[code].taken(reference))]),
  ) as Record<Code, ReturnType<Shop['taken']>[]>
  const after = await balances()
  return { key, dueOnline, taken, booked: (code: Code) => (after[code] ?? 0) - (before[code] ?? 0) }
}

const balances = async (): Promise<Partial<Record<Code, number>>> => {
  const rows = await readBalances(here.market.deps)
  return Object.fromEntries(
    CODES.map((code) => [code, rows.find((one) => one.account === `operator:${code}`)?.balance]),
  )
}

test('whatever buyer, providers and network do: money is taken once and kept for goods, or all of it is back', async () => {
  const purchases = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
    const { key, dueOnline, taken, booked } = await run(steps)
    const [status] = await here.statuses(key)
    const each = CODES.flatMap((code) => taken[code])
    const kept = each.reduce((sum, one) => sum + one.kept, 0)
    for (const { times } of each) expect(times).toBeLessThanOrEqual(1)
    expect([status, kept]).toEqual([status, status === 'confirmed/paid' ? dueOnline : 0])
    expect(status).not.toMatch(/refundDue/)
    // The books say what the providers say.
    for (const code of CODES) {
      const there = taken[code].reduce((sum, one) => sum + one.kept, 0)
      expect([code, booked(code)]).toEqual([code, there])
    }
  })
  await fc.assert(purchases, { numRuns: 40, endOnFailure: true })
  const { balanced, problems } = await verifyLedger(here.market.deps)
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
}, 400_000)
