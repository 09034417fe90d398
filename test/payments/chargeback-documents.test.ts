import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner, documentSettings } from '../factories/documents.ts'
import { auditOf, authOf } from '../factories/person.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

// A bank's decision undoes no sale: whether a lost chargeback corrects the documents, people say.

let here: StripeMarket
let seller: Record<string, string>
beforeAll(async () => {
  here = await stripeMarket()
  await anOwner(here.market)
  await documentSettings(here.market, here.companyId)
  const { rows } = await here.market.query(
    `select user_id from company_members where company_id = $1 and role = 'owner'`,
    [here.companyId],
  )
  seller = await authOf(here.market, rows[0].user_id)
})
afterAll(() => here.close())

const totals = async (number: string): Promise<number[]> =>
  (
    await here.market.query(
      'select d.total from documents d join orders o on o.id = d.order_id where o.number = $1 order by d.id',
      [number],
    )
  ).rows.map(({ total }) => total)
const at = (number: string, id: number) => `/api/companies/${here.companyId}/orders/${number}/chargebacks/${id}`

/** A dispute of a whole payment, or of so much of it, about an order that was sent and has its documents. */
async function disputed(amount?: number) {
  const { session, page, key, number, dueOnline } = { ...(await here.begun()) }
  await here.press(page, 'pay')
  await here.stripe.webhooks.settled()
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  const ship = `/api/companies/${here.companyId}/orders/${number}/ship`
  expect(
    (await here.market.api('POST', ship, { carrier: 'dpd', trackingNumber: '1000000000001U' }, seller)).status,
  ).toBe(200)
  await runAllJobs(here.market)
  expect(await totals(number)).toEqual([dueOnline])
  const { id: dispute } = await here.stripe.dispute(session, ...(amount === undefined ? [] : [{ amount }]))
  await here.stripe.webhooks.settled()
  const { rows } = await here.market.query('select id from chargebacks where dispute = $1', [dispute])
  return { number, dueOnline, dispute: dispute as string, id: rows[0].id as number }
}
const lose = async (dispute: string) => {
  await here.stripe.endDispute(dispute, 'lost')
  await here.stripe.webhooks.settled()
  await runAllJobs(here.market)
}

test('T06 a lost chargeback leaves the documents as they are, until seller or operator corrects them: once', async () => {
  const { number, dueOnline, dispute, id } = await disputed()
  const bySeller = () =>
    here.market.api('POST', `${at(number, id)}/correct-documents`, { reason: 'saleUndone' }, seller)
  const open = await bySeller()
  expect([open.status, open.json.code]).toEqual([409, 'chargeback_not_lost'])
  await lose(dispute)
  expect(await totals(number)).toEqual([dueOnline])
  const path = `/api/admin/chargebacks/${id}/orders/${number}/correct-documents`
  const answers = await Promise.all([bySeller(), here.asOperator('POST', path, { reason: 'priceReduced' }), bySeller()])
  expect(answers.map(({ json }) => json)).toEqual(answers.map(() => ({ corrections: 1 })))
  expect(await totals(number)).toEqual([dueOnline, -dueOnline])
  const recorded = (await auditOf(here.market, here.companyId)).filter(
    ({ action }) => action === 'chargebackDocumentsCorrected',
  )
  expect(recorded).toHaveLength(1)
})

test('T06 of a part the goods go back by their values; what is refunded later is worth what is left', async () => {
  const { number, dueOnline, dispute, id } = await disputed(10_000)
  await lose(dispute)
  const correct = await here.market.api(
    'POST',
    `${at(number, id)}/correct-documents`,
    { reason: 'priceReduced' },
    seller,
  )
  expect(correct.json).toEqual({ corrections: 1 })
  expect(await totals(number)).toEqual([dueOnline, -10_000])
  const refunds = `/api/companies/${here.companyId}/orders/${number}/refunds`
  const { givenBack, left } = (await here.market.api('GET', refunds, undefined, seller)).json
  const ask = { kind: 'amount', amount: left.total - 10_000, reason: 'goodwill', words: null, givenBack }
  expect((await here.market.api('POST', refunds, ask, seller)).status).toBe(200)
  await runAllJobs(here.market)
  expect((await totals(number)).reduce((sum, total) => sum + total, 0)).toBe(dueOnline - left.total)
})

test('P01 nobody else’s; and where nothing was issued there is nothing to correct', async () => {
  const begun = await here.begun()
  await here.press(begun.page, 'pay')
  await here.stripe.webhooks.settled()
  const { number } = begun
  const { id: dispute } = await here.stripe.dispute(begun.session)
  await here.stripe.webhooks.settled()
  const [{ id }] = (await here.market.query('select id from chargebacks where dispute = $1', [dispute])).rows
  await lose(dispute)
  const other = await aSeller(here.market.deps)
  const path = `/api/companies/${other.companyId}/orders/${number}/chargebacks/${id}/correct-documents`
  const theirs = await here.market.api('POST', path, { reason: 'saleUndone' }, await authOf(here.market, other.ownerId))
  expect([theirs.status, theirs.json.code]).toEqual([404, 'chargeback_not_found'])
  const own = await here.market.api('POST', `${at(number, id)}/correct-documents`, { reason: 'saleUndone' }, seller)
  expect([own.status, own.json.code]).toEqual([404, 'document_not_found'])
})
