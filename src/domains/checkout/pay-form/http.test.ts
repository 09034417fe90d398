import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aPurchase, decide } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let versionId: number
beforeAll(async () => {
  // Nobody answers there.
  market = await testMarket({ env: { LOG_LEVEL: 'silent', PAYMENT_URLS: 'paypal=http://127.0.0.1:9' } })
  const { companyId } = await aSeller(market.deps)
  versionId = (await aProduct(market.deps, companyId, { quantity: 50 })).versionId
  const { auth } = await anOperator(market)
  await market.query('update sessions set confirmed_at = now()')
  const fields = { clientId: 'AX-client', clientSecret: 'EK-secret', webhookId: '5WH-1234' }
  await market.api('PUT', '/api/admin/payment-providers/paypal', { test: true, fields }, auth)
})
afterAll(() => market.close())

const bought = async (): Promise<string> => (await aPurchase(market, [{ versionId }])).key
/** What a browser without scripts is told; where it goes. */
async function send(form: Record<string, string>, page = '/payment-selection') {
  const answer = await fetch(market.url + page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return [answer.status, answer.headers.get('location')] as const
}

test('T06 a plain form leads to the provider’s page, pressed twice to the same one, and back to the order once it is paid', async () => {
  const order = await bought()
  const [status, page] = await send({ order, provider: 'sandbox' }, '/de/payment-selection')
  expect([status, page]).toEqual([303, expect.stringMatching(/\/sandbox-pay\/sbx_/)])
  expect(await Promise.all([1, 2].map(() => send({ order, provider: 'sandbox' })))).toEqual([
    [303, page],
    [303, page],
  ])
  const back = await decide(market, new URL(page ?? '').pathname, { action: 'pay', timing: 'before' })
  // In the language in which the payment was begun.
  expect(back.headers.get('location')).toBe(`${market.url}/de/payment/success?order=${order}`)
  expect(await send({ order, provider: 'sandbox' }, '/en/payment-selection')).toEqual([303, `/en/order/${order}`])
})

test('T06 what goes wrong is said on the page of the choice, in its language', async () => {
  const order = await bought()
  const told = (problem: string) => [303, `/de/payment-selection?order=${order}&problem=${problem}`]
  const page = '/de/payment-selection'
  expect(await send({ order, provider: 'paypal' }, page)).toEqual(told('unavailable'))
  expect(await send({ order, provider: 'przelewy24' }, page)).toEqual(told('refused'))
  expect(await send({ order }, page)).toEqual(told('none'))
  expect(await send({ order: 'x', provider: 'sandbox' }, page)).toEqual([303, page])
  expect((await send({ order, provider: 'x'.repeat(5000) }))[0]).toBe(413)
  const { orders } = (await market.api('GET', `/api/purchases/${order}`)).json
  expect(orders[0].paymentStatus).toBe('unpaid')
})
