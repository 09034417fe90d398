import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { mailsTo } from '../factories/person.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
beforeAll(async () => {
  here = await stripeMarket()
})
afterEach(() => {
  here.stripe.books.refunding = 'succeeded'
  Object.assign(here.stripe.webhooks.delivery, { mode: 'atOnce', copies: 1 })
})
afterAll(async () => {
  await here.stripe.webhooks.settled()
  const { balanced, problems } = await verifyLedger(here.market.deps)
  await here.close()
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
})

type Alarm = { kind: string; amount: number; currency: string; payment: { reference: string } }
const alarms = async (session: string): Promise<Alarm[]> =>
  (await here.asOperator('GET', '/api/admin/payment-alarms')).json.alarms.filter(
    (one: Alarm) => one.payment.reference === session,
  )
const calls = async (session: string) => {
  await runAllJobs(here.market)
  const { rows } = await here.market.query(`select distinct recipient from mails where template = 'paymentNeedsYou'`)
  const found = await Promise.all(rows.map(({ recipient }) => mailsTo(here.market, recipient)))
  return found.flat().filter((one) => one.template === 'paymentNeedsYou' && one.params.payment === session).length
}
const settle = async () => {
  await runAllJobs(here.market)
  await here.stripe.webhooks.settled()
}
/** A paid order of which the operator gives a part back. */
async function partRefunded() {
  const begun = await here.begun()
  await here.press(begun.page, 'pay')
  await here.stripe.webhooks.settled()
  const body = { kind: 'amount', amount: 1000, givenBack: 0, reason: 'goodwill', words: null }
  const decided = await here.asOperator('POST', `/api/admin/orders/${begun.number}/refunds`, body)
  if (decided.status !== 200) throw new Error(decided.text)
  await settle()
  const [refund] = [...here.stripe.books.refunds.values()].slice(-1)
  if (!refund) throw new Error('no refund')
  const state = async () => {
    const { refunds } = (await here.asOperator('GET', `/api/admin/orders/${begun.number}/refunds`)).json
    return refunds[0].state
  }
  return { ...begun, refund: refund.id, state }
}

test('E11 a refund that counted as done comes back from the bank: a person is called once, and nothing is undone in silence', async () => {
  const { session, refund, state } = await partRefunded()
  expect([await state(), await alarms(session)]).toEqual(['done', []])
  Object.assign(here.stripe.webhooks.delivery, { copies: 3 })
  await here.stripe.endRefund(refund, 'failed')
  await settle()
  expect(await alarms(session)).toMatchObject([{ kind: 'refundCameBack', amount: 1000, currency: 'PLN' }])
  expect(await calls(session)).toBe(1)
  expect(await state()).toBe('done')
})

test('E11 a refund that failed before it counted as done is no refund that came back', async () => {
  here.stripe.books.refunding = 'pending'
  const { session, refund, state } = await partRefunded()
  await here.stripe.endRefund(refund, 'failed')
  await settle()
  expect(await state()).toBe('failed')
  expect((await alarms(session)).map(({ kind }) => kind)).toEqual(['refundFailed'])
})

test('E11 a dispute that is lost while people are to transfer the same money calls a person, once: it must not go twice', async () => {
  here.stripe.books.refunding = 'pending'
  const { session, number, refund, dueOnline } = await partRefunded()
  await here.stripe.endRefund(refund, 'failed')
  await settle()
  const { refunds } = (await here.asOperator('GET', `/api/admin/refunds?q=${number}`)).json
  expect((await here.asOperator('POST', `/api/admin/refunds/${refunds[0].id}/transfer`)).status).toBe(204)
  const { id } = await here.stripe.dispute(session)
  await settle()
  expect((await alarms(session)).map(({ kind }) => kind)).toEqual(['refundFailed'])
  Object.assign(here.stripe.webhooks.delivery, { copies: 3 })
  await here.stripe.endDispute(id, 'lost')
  await settle()
  const besides = (await alarms(session)).filter(({ kind }) => kind === 'chargebackBesideRefund')
  expect(besides).toMatchObject([{ amount: dueOnline, currency: 'PLN' }])
  // Nobody stops the transfer but the person who was called.
  const { transfers } = (await here.asOperator('GET', '/api/admin/refund-transfers')).json
  expect(transfers).toMatchObject([{ kind: 'refund', number, amount: 1000, state: 'accountWanted' }])
})

test('E11 a dispute that is won calls nobody because of a refund besides', async () => {
  here.stripe.books.refunding = 'pending'
  const { session, number, refund } = await partRefunded()
  await here.stripe.endRefund(refund, 'failed')
  await settle()
  const { refunds } = (await here.asOperator('GET', `/api/admin/refunds?q=${number}`)).json
  await here.asOperator('POST', `/api/admin/refunds/${refunds[0].id}/transfer`)
  const { id } = await here.stripe.dispute(session)
  await here.stripe.endDispute(id, 'won')
  await settle()
  expect((await alarms(session)).map(({ kind }) => kind)).toEqual(['refundFailed'])
})
