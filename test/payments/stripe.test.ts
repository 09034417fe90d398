import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readBalances, verifyLedger } from '../../src/domains/ledger/index.ts'
import { releaseExpiredHolds } from '../../src/domains/orders/index.ts'
import { requireProvider } from '../../src/domains/payments/providers-in-use.ts'
import { mailsTo } from '../factories/person.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
beforeAll(async () => {
  here = await stripeMarket()
})
afterEach(() => {
  here.clock.later = 0
  here.stripe.books.refunding = 'succeeded'
  Object.assign(here.stripe.webhooks.delivery, { mode: 'atOnce', copies: 1 })
})
afterAll(async () => {
  await here.stripe.webhooks.settled()
  const { balanced, problems } = await verifyLedger(here.market.deps)
  await here.close()
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
})

const settled = () => here.stripe.webhooks.settled()
const refundsOf = (session: string) => {
  const intent = here.stripe.session(session).payment_intent
  return [...here.stripe.books.refunds.values()].filter((one) => one.payment_intent === intent).map((one) => one.amount)
}
const refundStatus = async (session: string) =>
  (
    await here.market.query(
      'select r.status from payment_refunds r join payments p on p.id = r.payment_id where p.reference = $1',
      [session],
    )
  ).rows.map((row) => row.status)
/** A purchase that was cancelled before it was paid: all its money has to go back. */
async function paidTooLate() {
  const begun = await here.begun()
  await here.market.api('POST', `/api/purchases/${begun.key}/cancel`)
  await here.press(begun.page, 'pay')
  await settled()
  return begun
}

test('B10 T06 E11 from the order to the money: one session with card and BLIK, paid on its page, booked once', async () => {
  const { key, page, session, dueOnline, number } = await here.begun('de-DE')
  const kept = here.stripe.session(session)
  expect(kept).toMatchObject({
    ...{ amount_total: dueOnline, currency: 'pln', locale: 'de', payment_method_types: ['card', 'blik'] },
    ...{ description: number, success_url: `${here.market.url}/de/payment/success?order=${key}` },
    cancel_url: `${here.market.url}/de/payment/success?order=${key}&left=1`,
  })
  expect((await here.start(key)).json.redirectUrl).toBe(page)
  expect(await here.outcome(key)).toBe('incomplete')
  Object.assign(here.stripe.webhooks.delivery, { copies: 3 })
  expect(await here.press(page, 'pay')).toBe(kept.success_url)
  await settled()
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  expect(await here.outcome(key)).toBe('success')
  expect(here.stripe.webhooks.answers.every(({ status }) => status === 200)).toBe(true)
  const balances = Object.fromEntries((await readBalances(here.market.deps)).map((one) => [one.account, one.balance]))
  expect(balances['operator:stripe']).toBe(dueOnline)
})

test('E11 the buyer is back before the webhook: Stripe is asked; what comes later, twice and in any order, changes nothing', async () => {
  Object.assign(here.stripe.webhooks.delivery, { mode: 'held', copies: 2 })
  const { key, page, session } = await here.begun()
  await here.press(page, 'pay')
  expect(await here.outcome(key)).toBe('success')
  await here.stripe.expire(session)
  await here.stripe.endLater(session, false)
  await here.stripe.webhooks.flush((events) => events.reverse())
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  const { rows } = await here.market.query(
    `select count(*)::int from ledger_entries e join payments p on e.transaction_key = 'payment:' || p.id
    where p.reference = $1 and e.account = 'operator:stripe'`,
    [session],
  )
  expect(rows[0].count).toBe(1)
})

test('E11 a webhook that never comes, of a buyer who never returns: the market asks by itself', async () => {
  Object.assign(here.stripe.webhooks.delivery, { mode: 'lost' })
  const { key, page } = await here.begun()
  await here.press(page, 'pay')
  here.clock.later = 3 * 60_000
  await here.market.runJob('checkout.checkOpenPayments')
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
})

test('T06 declined, the page lets the buyer try again; left, the market asks to finish; another session is not begun', async () => {
  const { key, page } = await here.begun()
  expect(await here.press(page, 'decline')).toBeNull()
  await settled()
  expect(await here.outcome(key)).toBe('incomplete')
  expect(await here.press(page, 'leave')).toContain('left=1')
  expect((await here.start(key, 'en-US')).json.redirectUrl).toBe(page)
  await here.press(page, 'pay')
  await settled()
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
})

test('T06 a bank that takes its time: nothing is paid before it says so, and a refusal lets the buyer pay anew', async () => {
  const slow = await here.begun()
  await here.press(slow.page, 'later')
  await settled()
  expect([await here.outcome(slow.key), await here.statuses(slow.key)]).toEqual(['incomplete', ['pending/unpaid']])
  await here.stripe.endLater(slow.session, true)
  expect(await here.statuses(slow.key)).toEqual(['confirmed/paid'])

  const refused = await here.begun()
  await here.press(refused.page, 'later')
  await here.stripe.endLater(refused.session, false)
  expect(await here.outcome(refused.key)).toBe('cancelled')
  const again = (await here.start(refused.key)).json.redirectUrl
  expect(again).not.toBe(refused.page)
  await here.press(again, 'pay')
  await settled()
  expect(await here.statuses(refused.key)).toEqual(['confirmed/paid'])

  Object.assign(here.stripe.webhooks.delivery, { mode: 'lost' })
  const silent = await here.begun()
  await here.press(silent.page, 'later')
  await here.stripe.endLater(silent.session, false)
  expect(await here.outcome(silent.key)).toBe('cancelled')
})

test('T06 a session nobody finished is over, by webhook or when asked', async () => {
  const told = await here.begun()
  await here.stripe.expire(told.session)
  expect(await here.outcome(told.key)).toBe('cancelled')
  Object.assign(here.stripe.webhooks.delivery, { mode: 'lost' })
  const asked = await here.begun()
  await here.stripe.expire(asked.session)
  expect(await here.outcome(asked.key)).toBe('cancelled')
})

test('E11 money that comes after the hold takes the goods again; after a cancellation it goes back through Stripe, once', async () => {
  const late = await here.begun()
  here.clock.later = 31 * 60_000
  await releaseExpiredHolds(here.market.deps)
  await here.press(late.page, 'pay')
  await settled()
  expect(await here.statuses(late.key)).toEqual(['confirmed/paid'])
  here.clock.later = 0

  const { key, session, dueOnline } = await paidTooLate()
  expect(await here.statuses(key)).toEqual(['cancelled/refundDue'])
  for (let round = 0; round < 3; round++) await runAllJobs(here.market)
  await settled()
  expect(await here.statuses(key)).toEqual(['cancelled/refunded'])
  expect(refundsOf(session)).toEqual([dueOnline])
  await runAllJobs(here.market)
  const { rows } = await here.market.query('select email from purchases where key = $1', [key])
  const gone = (await mailsTo(here.market, rows[0].email)).filter(({ params }) => String(params.link).includes(key))
  expect(gone.filter(({ template }) => template === 'refundGone')).toMatchObject([
    { params: { where: expect.stringContaining('karta, konto, z którego był BLIK') } },
  ])
})

test.each([
  ['amount', { amount_total: 91_999 }],
  ['currency', { currency: 'eur' }],
])('E11 another %s than was asked never pays: it goes back as it came', async (_, over) => {
  const { key, page, session } = await here.begun()
  Object.assign(here.stripe.session(session), over)
  await here.press(page, 'pay')
  await settled()
  expect(await here.statuses(key)).toEqual(['pending/unpaid'])
  await runAllJobs(here.market)
  await settled()
  expect(refundsOf(session)).toEqual([here.stripe.session(session).amount_total])
  expect(await refundStatus(session)).toEqual(['done'])
})

test('E11 a refund that takes Stripe days is asked for once, and done when its webhook says so', async () => {
  here.stripe.books.refunding = 'pending'
  const { key, session, dueOnline } = await paidTooLate()
  for (let round = 0; round < 4; round++) await runAllJobs(here.market)
  expect([await here.statuses(key), await refundStatus(session)]).toEqual([['cancelled/refundDue'], ['sent']])
  const [refund] = [...here.stripe.books.refunds.values()].slice(-1)
  await here.stripe.endRefund(refund?.id ?? '', 'succeeded')
  expect([await here.statuses(key), await refundStatus(session)]).toEqual([['cancelled/refunded'], ['done']])
  expect(refundsOf(session)).toEqual([dueOnline])
})

test('E11 a refund is found by its key when Stripe has forgotten the request: a crash in between gives no money twice', async () => {
  Object.assign(here.stripe.webhooks.delivery, { mode: 'lost' })
  const { session, dueOnline } = await paidTooLate()
  await here.market.runJob('checkout.checkOpenPayments')
  here.clock.later = 5 * 60_000
  await here.market.runJob('checkout.checkOpenPayments')
  await runAllJobs(here.market)
  expect(refundsOf(session)).toEqual([dueOnline])
  // As if the process had died before it wrote down the answer, a week ago.
  await here.market.query(
    `update payment_refunds set status = 'due', done_at = null where payment_id = (select id from payments where reference = $1)`,
    [session],
  )
  const { rows } = await here.market.query(
    'select r.id::int from payment_refunds r join payments p on p.id = r.payment_id where p.reference = $1',
    [session],
  )
  here.stripe.forgetKeys()
  await here.market.runJob('checkout.refund', { refundId: rows[0].id })
  expect([refundsOf(session), await refundStatus(session)]).toEqual([[dueOnline], ['done']])
})

test('E11 a refund that fails, at once or in the end, waits for a person; one made in the dashboard changes nothing here', async () => {
  here.stripe.books.refunding = 'pending'
  const failing = await paidTooLate()
  await runAllJobs(here.market)
  const [refund] = [...here.stripe.books.refunds.values()].slice(-1)
  await here.stripe.endRefund(refund?.id ?? '', 'failed')
  expect([await here.statuses(failing.key), await refundStatus(failing.session)]).toEqual([
    ['cancelled/refundDue'],
    ['failed'],
  ])
  here.stripe.books.refunding = 'succeeded'
  const { key, page, session } = await here.begun()
  await here.press(page, 'pay')
  await settled()
  await here.stripe.refundByHand(session, 500)
  expect([await here.statuses(key), await refundStatus(session)]).toEqual([['confirmed/paid'], []])
})

test('E11 two tabs in two languages at once get one page, and money of it is known', async () => {
  const { key, session: first } = await here.begun()
  await here.market.query(
    `update payments set status = 'created', reference = null, redirect_url = null where reference = $1`,
    [first],
  )
  const answers = await Promise.all(['pl-PL', 'en-US', 'de-DE', 'pl-PL'].map((language) => here.start(key, language)))
  const pages = new Set(answers.map(({ json }) => json.redirectUrl))
  expect(pages.size).toBe(1)
  await here.press([...pages][0], 'pay')
  await settled()
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
})

test('B10 euro go by card alone, in cents; the same payment asked for twice is one session, and a sum too small is none', async () => {
  const provider = await requireProvider(here.market.deps, 'stripe')
  const request = {
    ...{ paymentId: crypto.randomUUID(), amount: 12_345, currency: 'EUR' as const, description: 'OB-2026-0000001' },
    ...{
      returnUrl: 'https://market.example/payment/success?order=k',
      notifyUrl: 'https://market.example/hook',
      transferUrl: 'https://market.example/transfer',
    },
    ...{ locale: 'en-US' as const, email: 'anna@example.com' },
  }
  const { reference } = await provider.start(request)
  expect(here.stripe.session(reference)).toMatchObject({
    ...{ amount_total: 12_345, currency: 'eur', locale: 'en', payment_method_types: ['card'] },
    client_reference_id: request.paymentId,
  })
  const sessions = here.stripe.books.sessions.size
  expect((await provider.start(request)).reference).toBe(reference)
  expect(here.stripe.books.sessions.size).toBe(sessions)
  const small = provider.start({ ...request, paymentId: crypto.randomUUID(), amount: 49 })
  await expect(small).rejects.toThrow('amount_too_small')
})
