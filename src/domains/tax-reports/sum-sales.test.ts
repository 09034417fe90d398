import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { inLedger } from '../../../test/factories/payout.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { commissionEntries, paymentEntries, refundDueEntries } from '../ledger/index.ts'
import { feeBorneEntries, sharesOf } from '../ledger/rules/index.ts'
import { sumSales } from './reports/sum-sales.ts'
import { sumsOf } from './rules/figures.ts'

const DAY = 86_400_000
let market: TestMarket
let now = new Date('2025-01-01T12:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

type Sold = {
  companyId: number
  number: string
  total: number
  commission: { net: number; vat: number }
  onDelivery: boolean
  key: `payment:${string}` | `commission:${string}`
  back: number
  at: Date
}

async function place(companyId: number, total: number, rate: number, onDelivery: boolean) {
  const { number } = await anOrder(market, companyId, {
    ...{ items: [{ price: total }], delivery: 0, cashOnDelivery: onDelivery, placedAt: now },
  })
  const net = Math.floor((total * rate) / 100)
  const commission = { net, vat: Math.round(net * 0.23) }
  await market.query('update orders set commission = $2, commission_booked = $3 where number = $1', [
    number,
    { ...commission, gross: commission.net + commission.vat, rate, base: total, items: [] },
    onDelivery,
  ])
  return { companyId, number, total, commission, onDelivery, back: 0, at: now }
}

/** A purchase of several sellers, paid at once. */
async function sellOnline(companyIds: readonly number[], total: number, rate: number): Promise<Sold[]> {
  const orders = []
  for (const companyId of companyIds) orders.push(await place(companyId, total, rate, false))
  const key = `payment:${orders[0]?.number}` as const
  const amount = total * orders.length
  const entries = paymentEntries({ provider: 'sandbox', amount, currency: 'PLN' }, orders, 0)
  await inLedger(market, { key, entries, reverses: null })
  return orders.map((order) => ({ ...order, key }))
}

async function sellOnDelivery(companyId: number, total: number, rate: number): Promise<Sold> {
  const order = await place(companyId, total, rate, true)
  const key = `commission:${order.number}` as const
  await inLedger(market, { key, entries: commissionEntries({ ...order, currency: 'PLN' }, 1), reverses: null })
  return { ...order, key }
}

let refunds = 0
async function giveBack(order: Sold, amount: number): Promise<void> {
  const { companyId, number, total, commission, back: before, key, onDelivery } = order
  refunds += 1
  if (onDelivery) {
    const share = sharesOf({ total, commission, before, amount })
    const taken = { companyId, number, currency: 'PLN', commission: { net: share.commission, vat: share.vat } }
    const entries = commissionEntries(taken, -1)
    await inLedger(market, { key: `commission-back:refund-${refunds}`, entries, reverses: key })
  } else {
    const entries = refundDueEntries([{ companyId, number, total, commission, currency: 'PLN', before, amount }])
    await inLedger(market, { key: `refund-due:t${refunds}`, entries, reverses: key })
  }
  await market.query('update orders set given_back = given_back + $2 where number = $1', [number, amount])
  order.back += amount
}

async function charge({ companyId, number, key }: Sold, amount: number): Promise<void> {
  refunds += 1
  const entries = feeBorneEntries('sandbox', [{ companyId, amount, currency: 'PLN', reference: number }])
  await inLedger(market, { key: `fee:t${refunds}`, entries, reverses: null, subject: key })
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('online' as const),
    who: fc.integer({ min: 0, max: 2 }),
    both: fc.boolean(),
    total: fc.integer({ min: 1, max: 500_000 }),
    rate: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({
    kind: fc.constant('cash' as const),
    who: fc.integer({ min: 0, max: 2 }),
    total: fc.integer({ min: 1, max: 500_000 }),
    rate: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({ kind: fc.constant('back' as const), which: fc.nat(), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('charge' as const), which: fc.nat(), amount: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 90 }) }),
)

/** What the ledger says of a seller, asked otherwise than the report asks. */
async function balanceOf(account: string): Promise<number> {
  const { rows } = await market.query(
    'select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = $1',
    [account],
  )
  return 0 - Number(rows[0].sum)
}

test('whatever is sold, given back and charged: the quarters of all years sum to the ledger and to the orders, to the grosz', async () => {
  const years = () => Array.from({ length: now.getUTCFullYear() - 2024 + 1 }, (_, index) => 2024 + index)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const [earlierFees, earlierVat] = [await balanceOf('commission'), await balanceOf('commission-vat')]
      const ids: number[] = []
      for (let n = 0; n < 3; n += 1) ids.push((await aSeller(market.deps, { delivers: false })).companyId)
      const id = (at: number) => ids[at % 3] as number
      const orders: Sold[] = []
      let charged = 0
      for (const one of steps) {
        const order =
          one.kind === 'back' || one.kind === 'charge' ? orders[one.which % (orders.length || 1)] : undefined
        if (one.kind === 'wait') now = new Date(now.getTime() + one.days * DAY)
        else if (one.kind === 'online')
          orders.push(
            ...(await sellOnline(one.both ? [id(one.who), id(one.who + 1)] : [id(one.who)], one.total, one.rate)),
          )
        else if (one.kind === 'cash') orders.push(await sellOnDelivery(id(one.who), one.total, one.rate))
        else if (order && one.kind === 'back') {
          const amount = Math.ceil(((order.total - order.back) * one.part) / 100)
          if (amount > 0) await giveBack(order, amount)
        } else if (order && one.kind === 'charge' && !order.onDelivery) {
          await charge(order, one.amount)
          charged += one.amount
        }
      }
      let [fees, all] = [0, 0]
      for (const companyId of ids) {
        let [consideration, activities] = [0, 0]
        for (const year of years()) {
          const figures = await sumSales(market.deps, companyId, year)
          for (const { sum } of sumsOf(figures)) {
            consideration += sum.consideration
            activities += sum.activities
            fees += sum.fees
            all += sum.consideration + sum.fees
          }
          // Each quarter holds what was paid in it, less what went back since.
          const own = orders.filter((order) => order.companyId === companyId)
          figures.PLN?.forEach((quarter, at) => {
            const paid = own.filter(
              (order) => order.at.getUTCFullYear() === year && Math.floor(order.at.getUTCMonth() / 3) === at,
            )
            expect(quarter.consideration + quarter.fees).toBe(paid.reduce((sum, one) => sum + one.total - one.back, 0))
            expect(quarter.activities).toBe(paid.filter((one) => one.total > one.back).length)
          })
        }
        const cash = orders.filter((order) => order.companyId === companyId && order.onDelivery)
        const collected = cash.reduce((sum, one) => sum + one.total - one.back, 0)
        expect(consideration - collected).toBe(await balanceOf(`seller:${companyId}`))
        expect(activities).toBe(orders.filter((one) => one.companyId === companyId && one.total > one.back).length)
      }
      const commission =
        (await balanceOf('commission')) - earlierFees + (await balanceOf('commission-vat')) - earlierVat
      expect(fees).toBe(commission + charged)
      expect(all).toBe(orders.reduce((sum, one) => sum + one.total - one.back, 0))
    }),
    { numRuns: 12 },
  )
})
