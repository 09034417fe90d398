import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../src/domains/accounts/index.ts'
import { bearer } from '../factories/api-key.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
beforeAll(async () => {
  here = await stripeMarket()
})
afterAll(() => here.close())

test('E11 date, provider, id and amount of a payment: for the buyer, each seller’s own part, and the operator', async () => {
  const other = await aSeller(here.market.deps)
  const { versionId } = await aProduct(here.market.deps, other.companyId, { price: 12_300 })
  const { key, orders, dueOnline } = await aPurchase(here.market, [{ versionId: here.versionId }, { versionId }])
  const mine = orders.find((one: { seller: { id: number } }) => one.seller.id === other.companyId)
  const read = (path: string, auth = {}) => here.market.api('GET', path, undefined, auth)
  expect((await read(`/api/purchases/${key}/payments`)).json).toEqual({ payments: [] })
  const page = (await here.start(key)).json.redirectUrl
  const session = page.split('/').pop()
  await here.press(page, 'pay')
  await here.stripe.webhooks.settled()
  const [bought] = (await read(`/api/purchases/${key}/payments`)).json.payments
  expect(bought).toMatchObject({
    provider: 'stripe',
    reference: session,
    amount: dueOnline,
    currency: 'PLN',
    status: 'paid',
  })
  expect(Date.parse(bought.at)).toBeGreaterThan(Date.now() - 60_000)
  const owner = bearer(await openSession(here.market.deps, other.ownerId))
  const own = await read(`/api/companies/${other.companyId}/orders/${mine.number}/payments`, owner)
  expect(own.json.payments).toEqual([{ ...bought, amount: mine.total }])
  const theirs = orders.find((one: { number: string }) => one.number !== mine.number)
  const foreign = await read(`/api/companies/${other.companyId}/orders/${theirs.number}/payments`, owner)
  expect([foreign.status, foreign.json.code]).toEqual([404, 'order_not_found'])
  for (const q of [session, mine.number, mine.number.toLowerCase(), bought.id]) {
    const found = await here.asOperator('GET', `/api/admin/payments?q=${q}`)
    expect(found.json.payments.map((one: { id: string }) => one.id)).toEqual([bought.id])
  }
  expect((await here.asOperator('GET', '/api/admin/payments?q=nothing')).json.payments).toEqual([])
  const file = (await here.asOperator('GET', `/api/admin/payments/${bought.id}`)).json
  expect(file).toMatchObject({
    ...{ id: bought.id, reference: session, status: 'paid', received: dueOnline, disputed: false, refunds: [] },
    webhooks: [{ outcome: 'paid', amount: dueOnline }],
  })
  expect(file.orders.map((one: { number: string }) => one.number).sort()).toEqual([mine.number, theirs.number].sort())
  expect(file.entries.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBe(0)
})
