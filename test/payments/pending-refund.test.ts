import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settleWebhook } from '../../src/domains/checkout/settle-payment.ts'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { PROVIDERS } from '../../src/domains/payments/providers/index.ts'
import type { RefundState, Webhook } from '../../src/domains/payments/providers/provider.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, decide, runAllJobs, startedPayment } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

let market: TestMarket
let versionId: number
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' } })
  const { companyId } = await aSeller(market.deps)
  versionId = (await aProduct(market.deps, companyId, { quantity: 50 })).versionId
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(market.deps)
  await market.close()
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
})

/** The sandbox, but its refunds take time: it says what the test tells it to, and counts how often it was asked for money. */
function slowRefunds(states: { first: RefundState; later: RefundState }) {
  const real = PROVIDERS.sandbox.connect
  let asked = 0
  vi.spyOn(PROVIDERS.sandbox, 'connect').mockImplementation((deps, connection) => {
    const provider = real(deps, connection)
    return {
      ...provider,
      refund: async () => {
        asked += 1
        return states.first
      },
      fetchRefund: async () => states.later,
    }
  })
  return { asked: () => asked }
}

/** A purchase cancelled by the buyer and paid after all: all of it has to go back. */
async function paidTooLate() {
  const { key, dueOnline } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  await market.api('POST', `/api/purchases/${key}/cancel`)
  await decide(market, page, { action: 'pay', timing: 'before' })
  const { rows } = await market.query(
    'select r.id::int, r.key, p.id as payment from payment_refunds r join payments p on p.id = r.payment_id where p.reference = $1',
    [page.split('/').pop()],
  )
  const { id, key: refundKey, payment } = rows[0]
  const now = async () => {
    const found = await market.query(
      `select r.status as refund, p.status as payment,
        (select count(*)::int from ledger_entries where transaction_key = 'refund:' || r.id) as entries
      from payment_refunds r join payments p on p.id = r.payment_id where r.id = $1`,
      [id],
    )
    return found.rows[0]
  }
  const reference = page.split('/').pop() ?? ''
  const back: Webhook = {
    ...{ webhookId: `back-${key}`, reference, paymentId: payment, outcome: 'refunded' },
    ...{ amount: dueOnline, currency: 'PLN' },
  }
  return { now, back, refundKey }
}

test('E11 a refund the provider works on is asked for once, asked about, and done when it says so', async () => {
  const states: { first: RefundState; later: RefundState } = { first: 'pending', later: 'pending' }
  const { asked } = slowRefunds(states)
  const { now } = await paidTooLate()
  for (let round = 0; round < 4; round++) await runAllJobs(market)
  expect(await now()).toEqual({ refund: 'sent', payment: 'refundDue', entries: 0 })
  states.later = 'done'
  await runAllJobs(market)
  await runAllJobs(market)
  expect(await now()).toEqual({ refund: 'done', payment: 'refunded', entries: 2 })
  expect(asked()).toBe(1)
})

test('E11 its webhook completes it, by its key or by its amount alone, also before the answer to the request', async () => {
  slowRefunds({ first: 'pending', later: 'pending' })
  const byKey = await paidTooLate()
  const byAmount = await paidTooLate()
  const early = await paidTooLate()
  expect(await settleWebhook(market.deps, told({ ...early.back }))).toBe('refunded')
  await runAllJobs(market)
  expect(await settleWebhook(market.deps, told({ ...byKey.back, refundKey: 'of another' }))).toBe('none')
  expect(await byKey.now()).toMatchObject({ refund: 'sent' })
  const keyed = { ...byKey.back, webhookId: `keyed-${byKey.refundKey}`, refundKey: byKey.refundKey }
  const answers = await Promise.all([keyed, keyed, keyed].map((one) => settleWebhook(market.deps, told(one))))
  expect(answers.filter((change) => change === 'refunded')).toHaveLength(1)
  await settleWebhook(market.deps, told(byAmount.back))
  await runAllJobs(market)
  for (const one of [byKey, byAmount, early]) {
    expect(await one.now()).toEqual({ refund: 'done', payment: 'refunded', entries: 2 })
  }
})

test('E11 a refund that fails in the end stays for a person, and is still recognised when the money goes after all', async () => {
  const { asked } = slowRefunds({ first: 'pending', later: 'failed' })
  const { now, back } = await paidTooLate()
  for (let round = 0; round < 4; round++) await runAllJobs(market)
  expect(await now()).toEqual({ refund: 'failed', payment: 'refundDue', entries: 0 })
  expect(asked()).toBe(1)
  await settleWebhook(market.deps, told(back))
  expect(await now()).toEqual({ refund: 'done', payment: 'refunded', entries: 2 })
})

test('E11 money that went back without the market asking changes nothing: people are told', async () => {
  const { key } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  await decide(market, page, { action: 'pay', timing: 'before' })
  const reference = page.split('/').pop() ?? ''
  const elsewhere: Webhook = { webhookId: `x-${key}`, reference, outcome: 'refunded', amount: 100, currency: 'PLN' }
  expect(await settleWebhook(market.deps, told(elsewhere))).toBe('none')
  expect((await market.api('GET', `/api/purchases/${key}`)).json.orders[0].paymentStatus).toBe('paid')
})

const told = (webhook: Webhook) => ({ provider: 'sandbox' as const, webhook })
