import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askWhenDue } from '../../src/domains/payments/index.ts'
import type { PaymentProvider } from '../../src/domains/payments/providers/provider.ts'
import { buildMarket } from '../../src/market.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, decide, startedPayment } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { runJob, type TestMarket, testMarket } from '../market.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let market: TestMarket
let versionId: number
let later = 0
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' }, now: () => new Date(Date.now() + later) })
  const { companyId } = await aSeller(market.deps)
  versionId = (await aProduct(market.deps, companyId, { quantity: 500 })).versionId
})
afterAll(() => market.close())
beforeEach(async () => {
  later = 0
  await market.query('update payments set next_check_at = null')
})

const check = () => market.runJob('checkout.checkOpenPayments')
const statuses = async (key: string): Promise<string[]> =>
  (await market.api('GET', `/api/purchases/${key}`)).json.orders.map((one: { status: string }) => one.status)
const outcome = async (key: string) => (await market.api('GET', `/api/checkout/${key}/payment`)).json.outcome

/** A purchase that is paid at the provider, whose webhook is lost and whose buyer never comes back. */
async function silentlyPaid() {
  const { key } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  return { key, page, pay: () => decide(market, page, { action: 'pay', timing: 'never' }) }
}

/** Payment pages that were opened and left, at any provider; `status` is what we think of them. */
async function abandoned(count: number, { provider = 'sandbox', status = 'started', ageMs = MINUTE } = {}) {
  const { rows } = await market.query(
    `with bought as (
      insert into purchases (key, cart_id, email, phone, first_name, last_name, locale, currency, total, due_online)
      select translate(encode(sha256(gen_random_uuid()::text::bytea), 'base64'), '+/=', 'ab'), null, 'x@example.com',
        '+48600700800', 'X', 'Y', 'pl-PL', 'PLN', 1000, 1000
      from generate_series(1, $1::int) returning id),
    begun as (
      insert into payments (purchase_id, operator, amount, currency, status, reference, created_at, next_check_at)
      select id, $2, 1000, 'PLN', $3, 'sbx_left_' || id, $4::timestamptz, $4::timestamptz + interval '2 minutes' from bought
      returning *)
    insert into sandbox_payments (reference, payment_id, amount, currency, description, return_url, notify_url, locale, email)
    select reference, id, amount, currency, '', 'http://localhost', 'http://localhost', 'pl-PL', 'x@example.com' from begun
    returning payment_id`,
    [count, provider, status, new Date(market.deps.now().getTime() - ageMs)],
  )
  return rows.map((row) => row.payment_id as string)
}
const statesOf = async (ids: string[]) =>
  (
    await market.query(
      'select status, count(*)::int, count(next_check_at)::int as due from payments where id = any($1) group by 1',
      [ids],
    )
  ).rows

test('a payment whose webhook is lost is booked within minutes, however many older pages were abandoned', async () => {
  await abandoned(150, { ageMs: 10 * MINUTE })
  const { key, pay } = await silentlyPaid()
  await pay()
  later = 3 * MINUTE
  await check()
  expect(await statuses(key)).toEqual(['confirmed'])
})

test('one that is paid days later is booked, as is one that was said to have failed or was cancelled', async () => {
  const slow = await silentlyPaid()
  const failed = await silentlyPaid()
  const cancelled = await silentlyPaid()
  await market.query(`update payments set status = 'failed' where reference = $1`, [failed.page.split('/').pop()])
  await market.query(`update payments set status = 'cancelled' where reference = $1`, [cancelled.page.split('/').pop()])
  for (later = 0; later < 2 * DAY; later += DAY / 4) await check()
  await slow.pay()
  await failed.pay()
  await cancelled.pay()
  later += DAY / 2
  await check()
  for (const one of [slow, failed, cancelled]) expect(await statuses(one.key)).toEqual(['confirmed'])
})

test('a buyer who comes back after a stale failure sees the money that came', async () => {
  const { key, page, pay } = await silentlyPaid()
  await market.query(`update payments set status = 'failed' where reference = $1`, [page.split('/').pop()])
  expect(await outcome(key)).toBe('cancelled')
  await pay()
  expect(await outcome(key)).toBe('success')
  expect(await statuses(key)).toEqual(['confirmed'])
})

test('a page is given up only when its provider called it open, and asked about for seven days', async () => {
  const ids = await abandoned(3)
  later = 2 * DAY
  await check()
  expect(await statesOf(ids)).toEqual([{ status: 'started', count: 3, due: 3 }])
  later = 3 * DAY
  await check()
  expect(await statesOf(ids)).toEqual([{ status: 'expired', count: 3, due: 3 }])
  later = 7 * DAY
  await check()
  expect(await statesOf(ids)).toEqual([{ status: 'expired', count: 3, due: 0 }])
})

/** A provider in the test's hand. */
const providerOf = (fetchStatus: PaymentProvider['fetchStatus']) => ({ fetchStatus }) as PaymentProvider
const asking = { settle: async () => undefined, signal: new AbortController().signal }

test('a provider that is down is asked little, loses nothing, and is caught up with once it is back', async () => {
  const ids = await abandoned(130)
  later = 4 * DAY
  let calls = 0
  const down = providerOf(() => {
    calls++
    return Promise.reject(new Error('no answer'))
  })
  await askWhenDue(market.deps, { ...asking, providerOf: () => down })
  expect(calls).toBeLessThan(15)
  expect(await statesOf(ids)).toEqual([{ status: 'started', count: 130, due: 130 }])
  later += 6 * MINUTE
  const asked: string[] = []
  const back = providerOf(async (reference) => void asked.push(reference))
  await askWhenDue(market.deps, { ...asking, providerOf: () => back })
  expect(new Set(asked).size).toBe(130)
  expect(asked).toHaveLength(130)
})

test('one slow provider holds up no other', async () => {
  await abandoned(20, { provider: 'paypal' })
  await abandoned(20, { provider: 'stripe' })
  later = 5 * MINUTE
  const hanging = Promise.withResolvers<undefined>()
  let answered = 0
  const swift = providerOf(async () => void answered++)
  const slow = providerOf(() => hanging.promise)
  const round = askWhenDue(market.deps, { ...asking, providerOf: (_, code) => (code === 'paypal' ? slow : swift) })
  await expect.poll(() => answered).toBe(20)
  hanging.resolve(undefined)
  await round
})

test('two workers ask about no payment twice; one killed in the middle leaves its payments to the next round', async () => {
  const ids = await abandoned(60)
  later = 5 * MINUTE
  const asked: string[] = []
  const both = providerOf(async (reference) => void asked.push(reference))
  await Promise.all([1, 2].map(() => askWhenDue(market.deps, { ...asking, providerOf: () => both })))
  expect([asked.length, new Set(asked).size]).toEqual([60, 60])

  await market.query('update payments set next_check_at = $2 where id = any($1)', [ids, market.deps.now()])
  const dying = providerOf(() => new Promise(() => undefined))
  const stop = new AbortController()
  void askWhenDue(market.deps, { ...asking, signal: stop.signal, providerOf: () => dying })
  const taken = async () =>
    (
      await market.query('select count(*)::int from payments where id = any($1) and next_check_at > $2', [
        ids,
        market.deps.now(),
      ])
    ).rows[0].count
  await expect.poll(taken).toBeGreaterThan(0)
  stop.abort()
  asked.length = 0
  later += 3 * MINUTE
  await askWhenDue(market.deps, { ...asking, providerOf: () => both })
  expect(new Set(asked).size).toBe(60)
})

test('a process that runs jobs alone asks the sandbox where it is told it is', async () => {
  const { key, pay } = await silentlyPaid()
  await pay()
  later = 3 * MINUTE
  const { dataDir } = market.deps.config
  const env = { NODE_ENV: 'test', ROLES: 'worker', PORT: '9', DATA_DIR: dataDir, SANDBOX_URL: market.url }
  const alone = buildMarket(readConfig(env), market.deps.db, market.deps.log, { now: market.deps.now })
  await runJob(alone, 'checkout.checkOpenPayments')
  expect(await statuses(key)).toEqual(['confirmed'])
})

test('an answer whose consequences fail is asked for again', async () => {
  const { key, pay } = await silentlyPaid()
  await pay()
  later = 3 * MINUTE
  await askWhenDue(market.deps, { ...asking, settle: () => Promise.reject(new Error('the lights went out')) })
  expect(await statuses(key)).toEqual(['pending'])
  later = 6 * MINUTE
  await check()
  expect(await statuses(key)).toEqual(['confirmed'])
})
