import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, decide, followLink, runAllJobs, startedPayment, stockOf } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { expectSoldIsCounted } from '../../../test/factories/sold.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readBalances, verifyLedger } from '../ledger/index.ts'
import { releaseExpiredHolds } from '../orders/index.ts'
import { readSecret } from '../settings/index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let later = 0
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'fatal' }, now: () => new Date(Date.now() + later) })
  seller = await aSeller(market.deps)
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(market.deps)
  // Late payments, refunds and repeated webhooks: the sums that sellers see came along with all of it.
  await expectSoldIsCounted(market).finally(() => market.close())
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
})

const product = (over: Parameters<typeof aProduct>[2] = {}) => aProduct(market.deps, seller.companyId, over)
const outcome = async (key: string) => (await market.api('GET', `/api/checkout/${key}/payment`)).json
const purchaseOf = async (key: string) => (await market.api('GET', `/api/purchases/${key}`)).json
const statuses = async (key: string) =>
  (await purchaseOf(key)).orders.map(
    (one: { status: string; paymentStatus: string }) => `${one.status}/${one.paymentStatus}`,
  )
const paymentsOf = async () =>
  market.deps.db
    .selectFrom('payments')
    .select(['status', 'amount', 'amount_paid'])
    .orderBy('created_at', 'desc')
    .execute()

/** What the provider gave back of a payment, grosze. */
const refundsOf = async (page: string) =>
  (
    await market.query('select amount from sandbox_refunds where reference = $1 order by created_at', [
      page.split('/').pop(),
    ])
  ).rows.map((row) => row.amount)

/** Posts a webhook as the provider would, signed. */
async function notify(webhook: object, secret?: string) {
  const body = JSON.stringify(webhook)
  const time = Math.floor(market.deps.now().getTime() / 1000)
  const mac = createHmac('sha256', secret ?? (await readSecret(market.deps, 'sandbox'))).update(`${time}.${body}`)
  const signature = `t=${time},v1=${mac.digest('hex')}`
  return market.api('POST', '/api/payments/webhooks/sandbox', body, { 'sandbox-signature': signature })
}

async function webhookOf(page: string) {
  const reference = page.split('/').pop() ?? ''
  const row = await market.deps.db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { reference, paymentId: row.payment_id, amount: row.amount, currency: row.currency }
}

/** Lets the hold of a purchase end, and time go on as before. */
async function letHoldEnd() {
  later = 31 * 60_000
  await releaseExpiredHolds(market.deps)
}

test('T06 E11 buyer: pays at the sandbox, comes back and is done; the webhook that follows changes nothing', async () => {
  const { versionId } = await product({ price: 90_001 })
  const purchase = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, purchase.key)
  expect(await startedPayment(market, purchase.key)).toBe(page)
  expect((await outcome(purchase.key)).outcome).toBe('incomplete')
  const back = await decide(market, page, { action: 'pay' })
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(`${market.url}/payment/success?order=${purchase.key}`)
  expect((await outcome(purchase.key)).outcome).toBe('success')
  expect(await statuses(purchase.key)).toEqual(['confirmed/paid'])
  await runAllJobs(market)
  expect((await paymentsOf())[0]).toEqual({ status: 'paid', amount: 92_000, amount_paid: 92_000 })
  const balances = Object.fromEntries((await readBalances(market.deps)).map((one) => [one.account, one.balance]))
  // 6 % of 900,01 zł is 54,00 zł; VAT on it 12,42 zł.
  expect(balances).toEqual({
    'operator:sandbox': 92_000,
    [`seller:${seller.companyId}`]: -85_358,
    commission: -5400,
    'commission-vat': -1242,
  })
  const again = await market.api('POST', `/api/checkout/${purchase.key}/payments`, { provider: 'sandbox' })
  expect(again).toMatchObject({ status: 409, json: { code: 'nothing_to_pay' } })
})

test('T06 buyer: cancels, leaves without deciding, and finishes later', async () => {
  const { versionId } = await product()
  const { key } = await aPurchase(market, [{ versionId }])
  expect((await outcome(key)).outcome).toBe('none')
  const first = await startedPayment(market, key)
  await decide(market, first, { action: 'cancel' })
  expect((await outcome(key)).outcome).toBe('cancelled')
  const second = await startedPayment(market, key)
  expect(second).not.toBe(first)
  await decide(market, second, { action: 'close' })
  expect((await outcome(key)).outcome).toBe('incomplete')
  expect(await startedPayment(market, key)).toBe(second)
  await decide(market, second, { action: 'pay', timing: 'before', copies: '5', disorder: 'on' })
  expect(await statuses(key)).toEqual(['confirmed/paid'])
  await runAllJobs(market)
  expect((await outcome(key)).outcome).toBe('success')
})

test('E11 a webhook sent five times, together with others in any order, makes one payment', async () => {
  const { versionId } = await product()
  const { key } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  const webhook = await webhookOf(page)
  const paid = { ...webhook, id: `n-${key}`, outcome: 'paid' }
  const failed = { ...webhook, id: `f-${key}`, outcome: 'failed' }
  const cancelled = { ...webhook, id: `c-${key}`, outcome: 'cancelled' }
  const sent = [failed, paid, paid, cancelled, paid, { ...paid, id: `other-${key}` }, paid, paid].map((one) =>
    notify(one),
  )
  for (const answer of await Promise.all(sent)) expect(answer.status).toBe(200)
  expect(await statuses(key)).toEqual(['confirmed/paid'])
  const events = await market.deps.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .innerJoin('purchases', 'purchases.id', 'orders.purchase_id')
    .select('order_events.note')
    .where('purchases.key', '=', key)
    .orderBy('order_events.id')
    .execute()
  expect(events.map((event) => event.note)).toEqual(['placed', 'paid'])
})

test('E11 a webhook that is not signed, unknown or malformed is refused', async () => {
  const webhook = {
    id: 'n1',
    reference: 'sbx_none',
    paymentId: crypto.randomUUID(),
    outcome: 'paid',
    amount: 1,
    currency: 'PLN',
  }
  expect((await notify(webhook, 'wrong')).json.code).toBe('bad_signature')
  expect((await market.api('POST', '/api/payments/webhooks/sandbox', webhook)).json.code).toBe('bad_signature')
  expect((await notify({ ...webhook, amount: 'x' })).json.code).toBe('malformed_webhook')
  expect(await notify(webhook)).toMatchObject({ status: 404, json: { code: 'payment_not_found' } })
  expect((await market.api('POST', '/api/payments/webhooks/stripe', webhook)).json.code).toBe('provider_not_configured')
  expect((await market.api('POST', '/api/payments/webhooks/nobody', webhook)).status).toBe(404)
})

test('E11 a wrong amount never confirms; it is given back', async () => {
  const { versionId } = await product()
  const { key, dueOnline } = await aPurchase(market, [{ versionId }])
  await decide(market, await startedPayment(market, key), { action: 'pay', short: 'on' })
  await market.runJobs()
  expect(await statuses(key)).toEqual(['pending/unpaid'])
  expect((await paymentsOf())[0]).toEqual({ status: 'refunded', amount: dueOnline, amount_paid: dueOnline - 1 })
  expect((await outcome(key)).outcome).toBe('refunded')
})

test('E11 a second payment of the same purchase is given back', async () => {
  const { versionId } = await product()
  const { key } = await aPurchase(market, [{ versionId }])
  const first = await startedPayment(market, key)
  await notify({ ...(await webhookOf(first)), id: `x-${key}`, outcome: 'cancelled' })
  const second = await startedPayment(market, key)
  await Promise.all([
    decide(market, first, { action: 'pay', timing: 'before' }),
    decide(market, second, { action: 'pay', timing: 'before' }),
  ])
  expect(await statuses(key)).toEqual(['confirmed/paid'])
  await market.runJobs()
  const [one, two] = await paymentsOf()
  expect([one?.status, two?.status].sort()).toEqual(['paid', 'refunded'])
  expect((await outcome(key)).outcome).toBe('success')
})

test('E11 a late payment takes the stock again when it is there', async () => {
  const { versionId } = await product({ quantity: 2 })
  const { key } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  await letHoldEnd()
  expect(await stockOf(market, versionId)).toBe(2)
  expect((await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'sandbox' })).json.code).toBe(
    'hold_expired',
  )
  await decide(market, page, { action: 'pay', timing: 'before' })
  later = 0
  expect(await statuses(key)).toEqual(['confirmed/paid'])
  expect(await stockOf(market, versionId)).toBe(1)
})

test('E11 a late payment for what is sold meanwhile keeps the rest and gives that part back', async () => {
  const rival = await aSeller(market.deps)
  const gone = await product({ quantity: 1, price: 40_000 })
  const there = await aProduct(market.deps, rival.companyId, { quantity: 1, price: 55_555 })
  const { key, dueOnline } = await aPurchase(market, [{ versionId: gone.versionId }, { versionId: there.versionId }])
  const page = await startedPayment(market, key)
  await letHoldEnd()
  const choice = { [seller.companyId]: { cashOnDelivery: true } }
  await followLink(market, await aPurchase(market, [{ versionId: gone.versionId }], choice))
  await decide(market, page, { action: 'pay', timing: 'before', copies: '2' })
  expect(await statuses(key)).toEqual(['expired/refundDue', 'confirmed/paid'])
  await runAllJobs(market)
  await runAllJobs(market)
  later = 0
  expect(await statuses(key)).toEqual(['expired/refunded', 'confirmed/paid'])
  const refunds = await market.deps.db
    .selectFrom('sandbox_refunds')
    .select('amount')
    .orderBy('created_at', 'desc')
    .execute()
  expect(refunds[0]?.amount).toBe(41_999)
  expect(dueOnline).toBe(41_999 + 57_554)
  expect(await stockOf(market, gone.versionId)).toBe(0)
})

test('E11 a purchase cancelled by the buyer stays cancelled when it is paid after all: the money goes back, once', async () => {
  const { versionId } = await product({ quantity: 1 })
  const { key, dueOnline } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  expect((await market.api('POST', `/api/purchases/${key}/cancel`)).json.orders[0].status).toBe('cancelled')
  await decide(market, page, { action: 'pay', timing: 'before', copies: '3' })
  expect((await outcome(key)).outcome).toBe('refunded')
  expect(await statuses(key)).toEqual(['cancelled/refundDue'])
  await runAllJobs(market)
  await runAllJobs(market)
  expect(await statuses(key)).toEqual(['cancelled/refunded'])
  expect(await stockOf(market, versionId)).toBe(1)
  expect((await paymentsOf())[0]?.status).toBe('refunded')
  expect(await refundsOf(page)).toEqual([dueOnline])
})

test('E11 a lost webhook of a buyer who never returns is found by asking', async () => {
  const { versionId } = await product({ quantity: 1 })
  const { key } = await aPurchase(market, [{ versionId }])
  await decide(market, await startedPayment(market, key), { action: 'pay', timing: 'never' })
  later = 6 * 60_000
  await market.runJob('checkout.checkOpenPayments')
  later = 0
  expect(await statuses(key)).toEqual(['confirmed/paid'])
})

test('E11 an attempt that was interrupted before the provider answered is taken up, not doubled', async () => {
  const { versionId } = await product()
  const { key } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  const { paymentId } = await webhookOf(page)
  await market.deps.db
    .updateTable('payments')
    .set({ status: 'created', reference: null, redirect_url: null })
    .where('id', '=', paymentId)
    .execute()
  expect(await startedPayment(market, key)).toBe(page)
  await Promise.all(Array.from({ length: 4 }, () => startedPayment(market, key)))
  const rows = await market.deps.db.selectFrom('payments').select('id').where('id', '=', paymentId).execute()
  expect(rows).toHaveLength(1)
})

test('T06 R22 the sandbox page is marked as one in three languages, escapes and carries no script', async () => {
  const { versionId } = await product()
  const { key } = await aPurchase(market, [{ versionId }])
  for (const [language, mark] of [
    ['pl-PL', 'Środowisko testowe'],
    ['en-US', 'Test environment'],
    ['de-DE', 'Testumgebung'],
  ] as const) {
    const started = await market.api(
      'POST',
      `/api/checkout/${key}/payments`,
      { provider: 'sandbox' },
      { 'accept-language': language },
    )
    const page = new URL(started.json.redirectUrl).pathname
    await market.deps.db
      .updateTable('sandbox_payments')
      .set({ description: '<b>"x"' })
      .where('reference', '=', page.split('/').pop() ?? '')
      .execute()
    const { text, headers } = await market.api('GET', page)
    expect(text).toContain(mark)
    expect(text).toContain('&lt;b&gt;&quot;x&quot;')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    await decide(market, page, { action: 'cancel', timing: 'before' })
    expect((await market.api('GET', page)).text).not.toContain('<form')
  }
  expect((await market.api('GET', '/sandbox-pay/sbx_unknown')).status).toBe(404)
  expect((await market.api('POST', '/sandbox-pay/api/refunds', { reference: 'x', amount: 1, key: 'k' })).status).toBe(
    401,
  )
})
