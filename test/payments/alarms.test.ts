import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseExpiredHolds } from '../../src/domains/orders/index.ts'
import { mailsTo } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, runAllJobs } from '../factories/purchase.ts'
import { marketOfTwo } from './two-providers.ts'

type Two = Awaited<ReturnType<typeof marketOfTwo>>
let here: Two
beforeAll(async () => {
  here = await marketOfTwo({ LOG_LEVEL: 'silent' })
})
afterAll(() => here.close())

const alarms = async (reference: string, done = false) =>
  (await here.asOperator('GET', `/api/admin/payment-alarms?done=${done}`)).json.alarms.filter(
    (one: { payment: { reference: string } }) => one.payment.reference === reference,
  )
/** Mails that call for a person about a payment. */
const calls = async (reference: string) => {
  await runAllJobs(here.market)
  const { rows } = await here.market.query(`select distinct recipient from mails where template = 'paymentNeedsYou'`)
  const found = await Promise.all(rows.map(({ recipient }) => mailsTo(here.market, recipient)))
  return found.flat().filter((one) => one.template === 'paymentNeedsYou' && one.params.payment === reference).length
}

test('E11 another amount than was asked for: given back, on the operator’s list once, and told by one mail', async () => {
  const shop = here.shops.paypal
  const one = await here.begun(shop)
  const order = shop.fake.orders.get(one.reference)
  if (order) order.unit.amount = { currency_code: 'PLN', value: '1.00' }
  shop.pay(one.reference)
  for (const told of [...shop.tells(one.reference), ...shop.tells(one.reference)]) await here.tell(shop, told)
  const found = await alarms(one.reference)
  expect(found).toMatchObject([
    { kind: 'amountDiffers', amount: 100, currency: 'PLN', payment: { provider: 'paypal', amount: one.dueOnline } },
  ])
  expect(await calls(one.reference)).toBe(1)
  const path = `/api/admin/payment-alarms/${found[0].id}/done`
  expect((await here.asOperator('POST', path, { note: 'Wrote to the buyer.' })).json.note).toBe('Wrote to the buyer.')
  expect((await here.asOperator('POST', path, { note: 'another' })).json.note).toBe('Wrote to the buyer.')
  expect(await alarms(one.reference)).toEqual([])
  expect(await alarms(one.reference, true)).toHaveLength(1)
})

test('E11 a part payment is not taken: what Przelewy24 reports short stays the customer’s, and a person is called once', async () => {
  const shop = here.shops.przelewy24
  shop.fake.shortBy = 1
  const one = await here.begun(shop)
  shop.pay(one.reference)
  for (const told of [...shop.tells(one.reference), ...shop.tells(one.reference)])
    expect(await here.tell(shop, told)).toMatchObject({ status: 409, json: { code: 'payment_amount_differs' } })
  await here.outcome(one.key)
  shop.fake.shortBy = 0
  expect(await alarms(one.reference)).toMatchObject([
    { kind: 'notVerified', amount: one.dueOnline - 1, payment: { status: 'started', amount: one.dueOnline } },
  ])
  expect(await calls(one.reference)).toBe(1)
})

test('E11 money that comes when the goods are gone goes back, and the buyer gets an apology', async () => {
  const shop = here.shops.paypal
  const { versionId } = await aProduct(here.market.deps, here.companyId, { quantity: 1, price: 50_000 })
  const one = await here.begun(shop, versionId)
  here.clock.later = 40 * 60_000
  await releaseExpiredHolds(here.market.deps)
  await aPurchase(here.market, [{ versionId }])
  shop.pay(one.reference)
  for (const told of shop.tells(one.reference)) await here.tell(shop, told)
  await runAllJobs(here.market)
  here.clock.later = 0
  const { rows } = await here.market.query('select email from purchases where key = $1', [one.key])
  const mails = (await mailsTo(here.market, rows[0].email)).filter(({ template }) => template === 'paidTooLate')
  const [order] = (await here.market.api('GET', `/api/purchases/${one.key}`)).json.orders
  const own = mails.filter(({ params }) => JSON.stringify(params).includes(order.number))
  expect(own).toHaveLength(1)
  expect(order.status).toBe('expired')
})
