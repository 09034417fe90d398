import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DISPUTE_FEE } from '../../demo/stand-ins/stripe/disputes.ts'
import { openSession } from '../../src/domains/accounts/index.ts'
import { checkOpenPayments } from '../../src/domains/checkout/check-open-payments.ts'
import { readBalances, verifyLedger } from '../../src/domains/ledger/index.ts'
import { requestRefund } from '../../src/domains/payments/index.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { bearer } from '../factories/api-key.ts'
import { mailsTo } from '../factories/person.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { runJob } from '../market.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
beforeAll(async () => {
  here = await stripeMarket()
})
afterEach(() => {
  here.clock.later = 0
  Object.assign(here.stripe.webhooks.delivery, { mode: 'atOnce', copies: 1 })
})
afterAll(async () => {
  await here.stripe.webhooks.settled()
  const { balanced, problems } = await verifyLedger(here.market.deps)
  const found: unknown[] = []
  for (const { find } of LEDGER_CHECKS) for await (const one of find(here.market.deps)) found.push(one)
  await here.close()
  expect({ balanced, problems, found }).toEqual({ balanced: true, problems: [], found: [] })
})

async function paid() {
  const begun = await here.begun()
  await here.press(begun.page, 'pay')
  await here.stripe.webhooks.settled()
  expect(await here.statuses(begun.key)).toEqual(['confirmed/paid'])
  return begun
}
const open = async (decided = false) =>
  (await here.asOperator('GET', `/api/admin/chargebacks?decided=${decided}`)).json.chargebacks
const ofNumber = async (number: string, decided = false) =>
  (await open(decided)).find((one: { parts: { number: string }[] }) => one.parts.some((part) => part.number === number))
const balances = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await readBalances(here.market.deps)).map((one) => [one.account, one.balance]))
/** What changed on the accounts that matter. */
async function change(work: () => Promise<unknown>) {
  const before = await balances()
  await work()
  const after = await balances()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const moved = (after[name] ?? 0) - (before[name] ?? 0)
      return moved === 0 ? [] : [[name, moved]]
    }),
  )
}
/** Who was told by this mail about an order. */
const mails = async (template: string, number: string) => {
  await runAllJobs(here.market)
  const { rows } = await here.market.query('select distinct recipient from mails where template = $1', [template])
  const found = await Promise.all(rows.map(({ recipient }) => mailsTo(here.market, recipient)))
  return found.flat().filter((one) => one.template === template && one.params.numbers === number).length
}

test('E11 a chargeback is opened: the money is gone, the seller’s part waits, operator and seller are told once', async () => {
  const { session, number, dueOnline } = await paid()
  const seller = `seller:${here.companyId}`
  Object.assign(here.stripe.webhooks.delivery, { copies: 3 })
  const moved = await change(() => here.stripe.dispute(session))
  expect(moved).toEqual({
    ...{ 'operator:stripe': -dueOnline - DISPUTE_FEE, 'chargebacks:stripe': dueOnline },
    'provider-fees:stripe': DISPUTE_FEE,
    [seller]: moved[seller],
    [`seller-hold:${here.companyId}`]: -(moved[seller] ?? 0),
  })
  expect(moved[seller]).toBeGreaterThan(0)
  expect(await ofNumber(number)).toMatchObject({
    ...{ state: 'evidenceDue', amount: dueOnline, currency: 'PLN', provider: 'stripe', reason: 'fraudulent' },
    ...{ taken: true, fee: { amount: DISPUTE_FEE, currency: 'PLN' }, daysLeft: 9, reference: session },
    parts: [{ number, amount: dueOnline, borne: null, evidence: null }],
  })
  // Two operators' worth of people: the operator and the owner of the company.
  expect(await mails('chargebackOpened', number)).toBe(2)
})

test('E11 won: what was held is free again, and the provider keeps its fee', async () => {
  const { session, number } = await paid()
  const moved = await change(async () => {
    const { id } = await here.stripe.dispute(session)
    await here.stripe.endDispute(id, 'under_review')
    expect((await ofNumber(number)).state).toBe('answered')
    Object.assign(here.stripe.webhooks.delivery, { copies: 2 })
    await here.stripe.endDispute(id, 'won')
  })
  expect(moved).toEqual({ 'operator:stripe': -DISPUTE_FEE, 'provider-fees:stripe': DISPUTE_FEE })
  expect((await ofNumber(number, true)).state).toBe('won')
  expect(await mails('chargebackWon', number)).toBe(2)
})

test('E11 lost: seller and commission bear it, the order counts as refunded; the fee is borne by whom the operator names', async () => {
  for (const feeBearer of ['market', 'seller']) {
    expect((await here.asOperator('PUT', '/api/admin/chargeback-fees', { feeBearer })).json).toEqual({ feeBearer })
    const before = await balances()
    const { key, session, number, dueOnline } = await paid()
    const { id } = await here.stripe.dispute(session)
    await here.stripe.endDispute(id, 'lost')
    const after = await balances()
    const seller = `seller:${here.companyId}`
    // Nothing is left of the sale but the fee.
    expect((after[seller] ?? 0) - (before[seller] ?? 0)).toBe(feeBearer === 'seller' ? DISPUTE_FEE : 0)
    expect(after.commission).toBe(before.commission)
    expect(after['operator:stripe']).toBe((before['operator:stripe'] ?? 0) - DISPUTE_FEE)
    expect(after['chargebacks:stripe'] ?? 0).toBe(before['chargebacks:stripe'] ?? 0)
    expect((await ofNumber(number, true)).parts).toMatchObject([{ number, borne: dueOnline }])
    expect(await here.statuses(key)).toEqual(['confirmed/refunded'])
    expect(await mails('chargebackLost', number)).toBe(2)
  }
  await here.asOperator('PUT', '/api/admin/chargeback-fees', { feeBearer: 'market' })
})

test('E11 won before it was opened, and everything twice: the same end, and no mail of a beginning', async () => {
  const { session, number } = await paid()
  Object.assign(here.stripe.webhooks.delivery, { mode: 'held', copies: 2 })
  const { id } = await here.stripe.dispute(session)
  await here.stripe.endDispute(id, 'won')
  const moved = await change(() => here.stripe.webhooks.flush((events) => events.reverse()))
  expect(moved).toEqual({ 'operator:stripe': -DISPUTE_FEE, 'provider-fees:stripe': DISPUTE_FEE })
  expect((await ofNumber(number, true)).state).toBe('won')
  expect(await mails('chargebackOpened', number)).toBe(0)
  expect(await mails('chargebackWon', number)).toBe(2)
})

test('E11 a dispute that overtakes the webhook of its payment: the payment is asked about first', async () => {
  Object.assign(here.stripe.webhooks.delivery, { mode: 'held' })
  const { key, page, session, number } = await here.begun()
  await here.press(page, 'pay')
  await here.stripe.dispute(session)
  await here.stripe.webhooks.flush((events) => events.reverse())
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  expect((await ofNumber(number)).parts).toMatchObject([{ number }])
})

test('E11 an inquiry takes no money: the seller’s part waits, and is free when it is closed', async () => {
  const { session, number } = await paid()
  const opened = await change(() => here.stripe.dispute(session, { inquiry: true }))
  expect(Object.keys(opened).sort()).toEqual([`seller-hold:${here.companyId}`, `seller:${here.companyId}`])
  expect(await ofNumber(number)).toMatchObject({ taken: false, fee: null, state: 'evidenceDue' })
})

test('E11 while it is open no refund of the same money begins; afterwards it may, where it was won', async () => {
  const { session, dueOnline, number } = await paid()
  const { rows } = await here.market.query('select id from payments where reference = $1', [session])
  const refund = {
    paymentId: rows[0].id,
    key: `test:${session}`,
    amount: dueOnline,
    currency: 'PLN',
    subjects: [number],
  }
  const { id } = await here.stripe.dispute(session)
  const asked = () =>
    here.market.deps.db.transaction().execute((db) => requestRefund({ ...here.market.deps, db }, refund))
  await expect(asked()).rejects.toMatchObject({ code: 'payment_disputed' })
  await here.stripe.endDispute(id, 'won')
  await here.market.deps.db
    .transaction()
    .execute(async (db) => {
      expect(await requestRefund({ ...here.market.deps, db }, refund)).toBeTypeOf('number')
      throw new Error('back')
    })
    .catch((error) => expect(String(error)).toContain('back'))
})

test('E11 a refund that waits while a dispute of the same money is open is never sent: the loss stands for it', async () => {
  const begun = await here.begun()
  await here.market.api('POST', `/api/purchases/${begun.key}/cancel`)
  await here.press(begun.page, 'pay')
  await here.stripe.webhooks.settled()
  // The job of the refund has not run yet.
  const { id } = await here.stripe.dispute(begun.session)
  await runAllJobs(here.market)
  const sent = () =>
    [...here.stripe.books.refunds.values()].filter(
      (one) => one.payment_intent === here.stripe.session(begun.session).payment_intent,
    )
  expect(sent()).toEqual([])
  const moved = await change(() => here.stripe.endDispute(id, 'lost'))
  expect(moved).toEqual({ 'refunds-due': begun.dueOnline, 'chargebacks:stripe': -begun.dueOnline })
  here.clock.later = 2 * 3_600_000
  await runAllJobs(here.market)
  await checkOpenPayments(here.market.deps, new AbortController().signal)
  expect(sent()).toEqual([])
  expect(await here.statuses(begun.key)).toEqual(['cancelled/refunded'])
  // No report of the provider names it.
  const { rows } = await here.market.query(
    'select covered from payment_refunds where payment_id = (select id from payments where reference = $1)',
    [begun.session],
  )
  expect(rows).toEqual([{ covered: true }])
  // The market sent nothing: nobody is told that it did.
  const told = await here.market.query(`select 1 from mails where template = 'refundGone'`)
  expect(told.rows).toEqual([])
})

test('E11 three days before its end both are told once more, and not again', async () => {
  const { session, number } = await paid()
  await here.stripe.dispute(session, { days: 5 })
  const warn = async () => {
    await runJob(here.market, 'chargebacks.warn')
  }
  await warn()
  expect(await mails('chargebackEnding', number)).toBe(0)
  here.clock.later = 2.5 * 86_400_000
  await Promise.all([warn(), warn()])
  await warn()
  expect(await mails('chargebackEnding', number)).toBe(2)
})

test('E11 the operator marks it as answered and notes why; what is decided takes no more marks', async () => {
  const { session, number } = await paid()
  const { id: dispute } = await here.stripe.dispute(session)
  const { id } = await ofNumber(number)
  const mark = (body: object) => here.asOperator('POST', `/api/admin/chargebacks/${id}/mark`, body)
  const marked = await mark({ state: 'answered', note: 'Sent the proof of delivery.' })
  expect(marked.json).toMatchObject({ state: 'answered', note: 'Sent the proof of delivery.' })
  // Stripe has not looked at it yet and asks the same again.
  await here.stripe.endDispute(dispute, 'needs_response')
  expect((await ofNumber(number)).state).toBe('answered')
  await here.stripe.endDispute(dispute, 'lost')
  const late = await mark({ state: 'accepted', note: '' })
  expect([late.status, late.json.code]).toEqual([409, 'chargeback_decided'])
  const { rows } = await here.market.query(
    `select detail from audit_log where action = 'chargebackMarked' and (detail->>'chargeback')::int = $1`,
    [id],
  )
  expect(rows).toEqual([{ detail: { chargeback: id, state: 'answered' } }])
})

test('E11 at once: a decision, its opposite copies and a mark leave one decision and one booking', async () => {
  const { session, number } = await paid()
  const { id: dispute } = await here.stripe.dispute(session)
  const { id } = await ofNumber(number)
  Object.assign(here.stripe.webhooks.delivery, { copies: 4 })
  const moved = await change(() =>
    Promise.all([
      here.stripe.endDispute(dispute, 'won'),
      ...[1, 2, 3].map(() =>
        here.asOperator('POST', `/api/admin/chargebacks/${id}/mark`, { state: 'accepted', note: 'x' }),
      ),
    ]),
  )
  expect(moved['chargebacks:stripe']).toBeLessThan(0)
  expect(moved[`seller-hold:${here.companyId}`]).toBeGreaterThan(0)
  expect((await ofNumber(number, true)).state).toBe('won')
})

test('E11 what was refunded before is not borne again: the market’s own loss, and nothing more can be refunded', async () => {
  const { session, number, dueOnline } = await paid()
  const refund = (amount: number, givenBack: number) =>
    here.asOperator('POST', `/api/admin/orders/${number}/refunds`, {
      ...{ kind: 'amount', amount, givenBack, reason: 'returned', words: null },
    })
  expect((await refund(1000, 0)).status).toBe(200)
  await runAllJobs(here.market)
  const { id } = await here.stripe.dispute(session)
  expect((await refund(1000, 1000)).json.code).toBe('payment_disputed')
  const shown = await here.asOperator('GET', `/api/admin/orders/${number}/refunds`)
  expect(shown.json).toMatchObject({ disputed: true, mayRefund: false, mayCancel: false })
  const moved = await change(() => here.stripe.endDispute(id, 'lost'))
  expect(moved['chargeback-losses']).toBe(1000)
  expect((await ofNumber(number, true)).parts).toMatchObject([{ borne: dueOnline - 1000 }])
  expect((await refund(1, dueOnline)).status).toBe(409)
})

test('P01 the seller writes what there is to say; others and later words are refused', async () => {
  const { session, number } = await paid()
  const { id: dispute } = await here.stripe.dispute(session)
  const { id } = await ofNumber(number)
  const { rows } = await here.market.query('select user_id as id from company_members where company_id = $1', [
    here.companyId,
  ])
  const auth = bearer(await openSession(here.market.deps, rows[0].id))
  const path = `/api/companies/${here.companyId}/orders/${number}/chargebacks`
  const say = (words: string) => here.market.api('PUT', `${path}/${id}/evidence`, { words }, auth)
  expect((await say('')).status).toBe(422)
  expect((await say('Sent on Monday, delivered on Tuesday.')).json.chargebacks).toMatchObject([
    { id, state: 'evidenceDue', daysLeft: 9, evidence: { words: 'Sent on Monday, delivered on Tuesday.' } },
  ])
  expect((await ofNumber(number)).parts).toMatchObject([
    { evidence: { words: 'Sent on Monday, delivered on Tuesday.' } },
  ])
  const { number: another } = await paid()
  const elsewhere = `/api/companies/${here.companyId}/orders/${another}/chargebacks/${id}/evidence`
  expect((await here.market.api('PUT', elsewhere, { words: 'x' }, auth)).json.code).toBe('chargeback_not_found')
  await here.stripe.endDispute(dispute, 'won')
  expect((await say('Too late')).json.code).toBe('chargeback_decided')
})
