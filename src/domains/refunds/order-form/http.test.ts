import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveredOnDelivery, moneyProblems, paidPurchase } from '../../../../test/factories/paid-order.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aPurchase, stockOf } from '../../../../test/factories/purchase.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 30, price: 100_003 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

/** What a browser without scripts is told; where it goes. */
async function send(key: string, form: Record<string, string>, language = '') {
  const page = `${market.url}${language}/order/${key}`
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return [answer.status, answer.headers.get('location')] as const
}
const ordersOf = async (key: string) => (await market.api('GET', `/api/purchases/${key}`)).json.orders

test('T06 an unpaid order is given up by a plain form, once, and its stock is back', async () => {
  const before = await stockOf(market, versionId)
  const { key } = await aPurchase(market, [{ versionId }])
  const done = await Promise.all([1, 2].map(() => send(key, { step: 'giveUp' }, '/de')))
  const addresses = [`/de/order/${key}`, `/de/order/${key}?problem=step`]
  expect(done.map(([status]) => status)).toEqual([303, 303])
  expect(done.map(([, address]) => address).sort()).toEqual(addresses)
  expect(await ordersOf(key)).toMatchObject([{ status: 'cancelled' }])
  expect(await stockOf(market, versionId)).toBe(before)
})

test('T06 a paid order is called off by a plain form until its seller has begun', async () => {
  const { key, numbers } = await paidPurchase(market, [{ versionId }])
  const other = await paidPurchase(market, [{ versionId }])
  const number = String(numbers[0])
  // The number of a stranger's order does nothing.
  expect(await send(other.key, { step: 'callOff', number })).toEqual([303, `/order/${other.key}?problem=step`])
  expect(await ordersOf(key)).toMatchObject([{ status: 'confirmed' }])
  expect(await send(key, { step: 'callOff', number }, '/en')).toEqual([303, `/en/order/${key}`])
  expect(await ordersOf(key)).toMatchObject([{ status: 'cancelled', paymentStatus: 'refundDue' }])
})

test('T06 the account for money by transfer is taken from a plain form, a wrong one is not', async () => {
  const { key, number } = await deliveredOnDelivery(market, {
    companyId: team.companyId,
    versionId,
    auth: team.owner,
  })
  const body = { kind: 'amount', amount: 50_000, reason: 'defect', words: null, givenBack: 0 }
  const path = `/api/companies/${team.companyId}/orders/${number}/refunds`
  const taken = await market.api('POST', path, body, team.owner)
  const transfer = String(taken.json.refunds[0].transfer.id)
  const account = { step: 'account', transfer, iban: 'PL61 1090 1014 0000 0712 1981 2874', holder: 'Anna Kowalska' }
  const wrong = [303, `/order/${key}?problem=account`]
  expect(await send(key, { ...account, iban: 'PL61109010140000071219812875' })).toEqual(wrong)
  expect(await send(key, { ...account, holder: '' })).toEqual(wrong)
  expect(await send(key, account)).toEqual([303, `/order/${key}`])
  const { orders } = (await market.api('GET', `/api/purchases/${key}/refunds`)).json
  expect(orders[0].refunds[0]).toMatchObject({ state: 'transferDue', transfer: { iban: 'PL61…2874' } })
})

test('what is no form of that page changes nothing', async () => {
  const { key } = await aPurchase(market, [{ versionId }])
  expect(await send(key, { step: 'refund' })).toEqual([303, `/order/${key}?problem=step`])
  expect(await send(key, {})).toEqual([303, `/order/${key}?problem=step`])
  expect(await send('x', { step: 'giveUp' }, '/de')).toEqual([303, '/de/catalog'])
  expect((await send(key, { step: 'giveUp', more: 'x'.repeat(5000) }))[0]).toBe(413)
  expect(await ordersOf(key)).toMatchObject([{ status: 'pending' }])
})
