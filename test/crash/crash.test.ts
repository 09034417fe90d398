import { beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aCart, orderBody } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type CrashingMarket, type CrashPoint, crashingMarket } from './crashing-market.ts'
import { expectConsistent, waysOf } from './expect-consistent.ts'
import { prepareServers } from './server.ts'
import { until } from './until.ts'

const CASE = { timeout: 400_000 }
beforeAll(prepareServers)

/** Two sellers with one product each. */
async function twoProducts(market: CrashingMarket, stock: readonly [number, number]) {
  const versions: number[] = []
  for (const quantity of stock) {
    const { companyId } = await aSeller(market.deps)
    versions.push((await aProduct(market.deps, companyId, { quantity })).versionId)
  }
  const [first = 0, second = 0] = versions
  return { first, second, initial: new Map(versions.map((id, at) => [id, stock[at] ?? 0])) }
}

const KEY = { 'idempotency-key': 'one-order-please' }
const place = (market: CrashingMarket, cart: { id: string; total: number }, headers: Record<string, string> = KEY) =>
  market.api('POST', '/api/checkout/orders', orderBody(cart), headers)
const purchaseOf = async (market: CrashingMarket, key: string) =>
  (await market.api('GET', `/api/purchases/${key}`)).json
const statusesOf = async (market: CrashingMarket, key: string) =>
  (await purchaseOf(market, key)).orders.map((one: { status: string }) => one.status)
const everyOrder = (market: CrashingMarket, key: string, status: string) =>
  until(`every order ${status}`, async () => (await statusesOf(market, key)).every((one: string) => one === status))

async function startPayment(market: CrashingMarket, key: string): Promise<string> {
  const started = await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'sandbox' })
  expect(started).toMatchObject({ status: 201, json: { status: 'started' } })
  return new URL(started.json.redirectUrl).pathname
}

async function count(market: CrashingMarket, what: string): Promise<number> {
  const { rows } = await market.query(`select count(*)::int as count from ${what}`)
  return rows[0]?.count ?? -1
}

/** A kill of a real process, at one point of each kind: every statement and every call is gone through by `sweep.test.ts`. */
const POINTS: Record<string, CrashPoint> = {
  'after the orders are written, before commit': { sql: 'insert into purchases', when: 'after' },
  'at the commit of the order': { sql: 'insert into purchases', when: 'beforeCommit' },
  'after the commit of the order, its answer lost': { sql: 'insert into purchases', when: 'afterCommit' },
  'after the provider answered, its reference not stored': { sql: 'update payments set reference', when: 'before' },
  'after the provider took the money, its webhook not sent': {
    sql: 'update sandbox_payments set status',
    when: 'afterCommit',
  },
  'at the commit of the payment': { sql: 'insert into payment_notices', when: 'beforeCommit' },
  'after the commit of the payment, the answer to the provider lost': {
    sql: 'insert into payment_notices',
    when: 'afterCommit',
  },
}

describe('SIGKILL while an order is placed and paid', () => {
  test.concurrent.for(Object.entries(POINTS))('E10 guest: %s', CASE, async ([, point], { onTestFinished }) => {
    const market = await crashingMarket(point)
    onTestFinished(market.close)
    const { first, second, initial } = await twoProducts(market, [5, 3])
    const cart = await aCart(market, [
      { versionId: first, quantity: 2 },
      { versionId: second, quantity: 1 },
    ])
    const placed = await place(market, cart)
    expect(placed).toMatchObject({ status: 201, json: { orders: [{ total: 259_800 }, { total: 129_900 }] } })
    const { key } = placed.json
    expect((await place(market, cart)).json.key).toBe(key)
    const page = await startPayment(market, key)
    const pressed = await market.press(page, { action: 'pay', copies: '2' })
    expect(pressed.headers.get('location') ?? pressed.status).toContain(`order=${key}`)
    // Jobs alone bring the money home, also when the buyer never comes back.
    await everyOrder(market, key, 'confirmed')
    const outcome = await market.api('GET', `/api/checkout/${key}/payment`)
    expect(outcome.json).toMatchObject({ outcome: 'success', payment: { status: 'paid', amount: 389_700 } })
    const again = await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'sandbox' })
    expect(again).toMatchObject({ status: 409, json: { code: 'nothing_to_pay' } })
    await market.runJobs()
    expect(market.crashes()).toBe(1)
    expect(await waysOf(market)).toEqual(Array(2).fill('pending → confirmed: paid'))
    expect([
      await count(market, 'purchases'),
      await count(market, 'payments'),
      await count(market, 'sandbox_payments'),
    ]).toEqual([1, 1, 1])
    await expectConsistent(market, initial)
  })
})

/** A hold that the test sees end. */
const SHORT_HOLD = { HOLD_MINUTES: '0.04' }

describe('SIGKILL while a hold ends', () => {
  test.concurrent.for<[string, CrashPoint]>([
    ['before commit', { sql: 'update orders set status', when: 'beforeCommit' }],
    ['after commit', { sql: 'update orders set status', when: 'afterCommit' }],
  ])('E10 hold: %s, stock returns exactly once', CASE, async ([, point], { onTestFinished }) => {
    const market = await crashingMarket(point, SHORT_HOLD)
    onTestFinished(market.close)
    const { first, initial } = await twoProducts(market, [5, 3])
    const { key } = (await place(market, await aCart(market, [{ versionId: first, quantity: 2 }]))).json
    await everyOrder(market, key, 'expired')
    await market.runJobs()
    expect(market.crashes()).toBe(1)
    expect(await waysOf(market)).toEqual(['pending → expired: unpaid'])
    await expectConsistent(market, initial)
  })
})

describe('SIGKILL while a purchase is given up', () => {
  test.concurrent.for<[string, CrashPoint, number]>([
    ['before commit', { sql: 'update orders set status', when: 'beforeCommit' }, 200],
    ['after commit', { sql: 'update orders set status', when: 'afterCommit' }, 409],
  ])('E10 guest: %s, stock returns exactly once', CASE, async ([, point, status], { onTestFinished }) => {
    const market = await crashingMarket(point)
    onTestFinished(market.close)
    const { first, initial } = await twoProducts(market, [5, 3])
    const { key } = (await place(market, await aCart(market, [{ versionId: first, quantity: 2 }]))).json
    expect((await market.api('POST', `/api/purchases/${key}/cancel`)).status).toBe(status)
    expect(await statusesOf(market, key)).toEqual(['cancelled'])
    await market.runJobs()
    expect(market.crashes()).toBe(1)
    await expectConsistent(market, initial)
  })
})

describe('SIGKILL while money goes back that came too late', () => {
  test.concurrent.for<[string, CrashPoint]>([
    ['after the late payment is written, before commit', { sql: 'insert into payment_refunds', when: 'beforeCommit' }],
    ['at the commit of the refund', { sql: 'update payment_refunds set status', when: 'beforeCommit' }],
  ])('E11 late money: %s, it goes back exactly once', CASE, async ([, point], { onTestFinished }) => {
    const market = await crashingMarket(point, SHORT_HOLD)
    onTestFinished(market.close)
    const { first, initial } = await twoProducts(market, [1, 3])
    const slow = (await place(market, await aCart(market, [{ versionId: first }]))).json
    const page = await startPayment(market, slow.key)
    await everyOrder(market, slow.key, 'expired')
    // Somebody with an account: a guest's order on delivery would have to be confirmed by mail.
    const { auth } = await aPerson(market)
    const swift = await place(
      market,
      await aCart(market, [{ versionId: first }], await onDelivery(market, first)),
      auth,
    )
    expect(swift).toMatchObject({ status: 201, json: { orders: [{ status: 'confirmed' }] } })
    await market.press(page, { action: 'pay' })
    const paidBack = async () => (await purchaseOf(market, slow.key)).orders[0].paymentStatus === 'refunded'
    await until('the money went back', paidBack)
    await market.runJobs()
    expect(market.crashes()).toBe(1)
    expect(await waysOf(market)).toEqual([
      'pending → expired → expired → expired (refunded): refunded',
      'confirmed: onDelivery',
    ])
    expect([await count(market, 'payment_refunds'), await count(market, 'sandbox_refunds')]).toEqual([1, 1])
    expect(await count(market, "ledger_entries where account = 'refunds-due'")).toBe(2)
    expect((await market.api('GET', `/api/checkout/${slow.key}/payment`)).json.outcome).toBe('refunded')
    await expectConsistent(market, initial)
  })
})

describe('SIGKILL while a purchase that was given up is paid after all', () => {
  test.concurrent.for<[string, CrashPoint]>([
    ['after the payment is committed', { sql: 'insert into payment_refunds', when: 'afterCommit' }],
    ['after the provider gave it back, before it answers', { sql: 'insert into sandbox_refunds', when: 'afterCommit' }],
  ])(
    'E11 cancelled: %s, it stays cancelled and the money goes back once',
    CASE,
    async ([, point], { onTestFinished }) => {
      const market = await crashingMarket(point)
      onTestFinished(market.close)
      const { first, initial } = await twoProducts(market, [1, 3])
      const { key } = (await place(market, await aCart(market, [{ versionId: first }]))).json
      const page = await startPayment(market, key)
      expect((await market.api('POST', `/api/purchases/${key}/cancel`)).status).toBe(200)
      await market.press(page, { action: 'pay', copies: '2' })
      await until(
        'the money went back',
        async () => (await purchaseOf(market, key)).orders[0].paymentStatus === 'refunded',
      )
      await market.runJobs()
      expect(market.crashes()).toBe(1)
      expect(await waysOf(market)).toEqual(['pending → cancelled → cancelled → cancelled (refunded): refunded'])
      expect([await count(market, 'payment_refunds'), await count(market, 'sandbox_refunds')]).toEqual([1, 1])
      await expectConsistent(market, initial)
    },
  )
})

describe('SIGKILL while an order on delivery begins to count', () => {
  test.concurrent.for<[string, CrashPoint]>([
    ['before commit', { sql: 'set commission_booked', when: 'beforeCommit' }],
    ['after commit', { sql: 'set commission_booked', when: 'afterCommit' }],
  ])('E11 on delivery: %s, its seller owes the commission once', CASE, async ([, point], { onTestFinished }) => {
    const market = await crashingMarket(undefined)
    onTestFinished(market.close)
    const { first, initial } = await twoProducts(market, [2, 3])
    const { auth } = await aPerson(market)
    const cart = await aCart(market, [{ versionId: first }], await onDelivery(market, first))
    await market.dieAt(point)
    const placed = await place(market, cart, { ...KEY, ...auth })
    expect(placed).toMatchObject({ status: 201, json: { orders: [{ status: 'confirmed' }] } })
    await market.runJobs()
    expect(market.crashes()).toBe(1)
    expect(await count(market, "ledger_entries where transaction_key like 'commission:%'")).toBe(3)
    await expectConsistent(market, initial)
  })
})

async function onDelivery(market: CrashingMarket, versionId: number) {
  const { rows } = await market.query(
    'select company_id as company from products p join versions v on v.product_id = p.id where v.id = $1',
    [versionId],
  )
  return { [rows[0]?.company ?? 0]: { cashOnDelivery: true } }
}
