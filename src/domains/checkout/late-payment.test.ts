import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOf } from '../../../test/all-of.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, decide, runAllJobs, startedPayment, stockOf } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { LEDGER_CHECKS } from '../../../tools/ledger-checks.ts'
import { must } from '../../values/must.ts'
import { verifyLedger } from '../ledger/index.ts'
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '../orders/contract.ts'
import { refundPayment } from './refund-payment.ts'

let market: TestMarket
const sellers: number[] = []
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' } })
  for (const _ of [1, 2]) sellers.push((await aSeller(market.deps)).companyId)
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(market.deps)
  await market.close()
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
})

const ordersOf = async (key: string) => (await market.api('GET', `/api/purchases/${key}`)).json.orders
const statuses = async (key: string) =>
  (await ordersOf(key)).map((one: { status: string; paymentStatus: string }) => `${one.status}/${one.paymentStatus}`)
const givenBack = async (page: string) =>
  (
    await market.query(
      'select coalesce(sum(amount), 0)::int as sum, count(*)::int from sandbox_refunds where reference = $1',
      [page.split('/').pop()],
    )
  ).rows[0]

/** A purchase of two sellers with an open payment page; its orders are then put into the states of the case. */
async function opened(states: readonly (readonly [status: string, payment: string])[]) {
  const versions: number[] = []
  for (const [index] of states.entries()) {
    const { versionId } = await aProduct(market.deps, sellers[index] ?? 0, { quantity: 5 })
    versions.push(versionId)
  }
  const { key, dueOnline, orders } = await aPurchase(
    market,
    versions.map((versionId) => ({ versionId })),
  )
  const page = await startedPayment(market, key)
  for (const [index, [status, payment]] of states.entries()) {
    const paid = payment === 'paid' ? 'total' : '0'
    await market.query(
      `update orders set status = $2, payment_status = $3, amount_paid = ${paid},
         status_before = case when $2 = 'disputed' then 'shipped' end where number = $1`,
      [orders[index].number, status, payment],
    )
    // What ended gave its pieces back.
    if (status === 'expired' || status === 'cancelled') {
      await market.query('update versions set quantity = quantity + 1 where id = $1', [versions[index]])
    }
  }
  const pay = async () => {
    await decide(market, page, { action: 'pay', timing: 'before', copies: '2' })
    await runAllJobs(market)
    await runAllJobs(market)
  }
  return { key, page, pay, dueOnline, totals: orders.map((one: { total: number }) => one.total), versions }
}

/** What becomes of an order when money for it arrives; everything that is not named keeps its state, and the money goes back. */
const REVIVED: Readonly<Record<string, string>> = {
  'pending/unpaid': 'confirmed/paid',
  'expired/unpaid': 'confirmed/paid',
  'cancelled/unpaid': 'cancelled/refunded',
}

describe('E11 money that arrives late meets an order in every state', () => {
  const states = ORDER_STATUSES.flatMap((status) => ORDER_PAYMENT_STATUSES.map((payment) => [status, payment] as const))
  test.each(states)('%s, %s', async (status, payment) => {
    const { key, page, pay, dueOnline } = await opened([[status, payment]])
    await pay()
    const before = `${status}/${payment}`
    const after = REVIVED[before] ?? before
    expect(await statuses(key)).toEqual([after])
    const kept = after === 'confirmed/paid' && before !== after
    expect(await givenBack(page)).toEqual(kept ? { sum: 0, count: 0 } : { sum: dueOnline, count: 1 })
  })
})

test('E11 of a purchase half expired and half cancelled the one comes back to life, the money of the other goes back', async () => {
  const { key, page, pay, totals, versions } = await opened([
    ['expired', 'unpaid'],
    ['cancelled', 'unpaid'],
  ])
  await pay()
  expect(await statuses(key)).toEqual(['confirmed/paid', 'cancelled/refunded'])
  expect(await givenBack(page)).toEqual({ sum: totals[1], count: 1 })
  expect([await stockOf(market, versions[0] ?? 0), await stockOf(market, versions[1] ?? 0)]).toEqual([4, 5])
})

test('E11 a refund that many workers do at once is made once', async () => {
  const { page, dueOnline } = await opened([['cancelled', 'unpaid']])
  await decide(market, page, { action: 'pay', timing: 'before' })
  const { rows } = await market.query(`select max(id)::int as id from payment_refunds where status = 'due'`)
  await Promise.all(Array.from({ length: 5 }, () => refundPayment(market.deps, rows[0].id)))
  await runAllJobs(market)
  expect(await givenBack(page)).toEqual({ sum: dueOnline, count: 1 })
  const entries = await market.query(
    `select count(*)::int from ledger_entries where transaction_key = 'refund:' || $1`,
    [rows[0].id],
  )
  expect(entries.rows[0].count).toBe(2)
})

test('nothing of it is taken for a commission of an order on delivery', async () => {
  const { find } = must(
    LEDGER_CHECKS.find(({ name }) => name.startsWith('commission')),
    'the check of commissions',
  )
  expect(await allOf(find(market.deps))).toEqual([])
})
