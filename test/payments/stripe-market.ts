import { anOperator } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { STRIPE_KEYS, startStripe } from '../fakes/stripe/server.ts'
import { type TestMarket, testMarket } from '../market.ts'

/** Enters the keys of the stand-in; answers how the operator who did asks. */
export async function enterStripeKeys(market: TestMarket) {
  const { auth } = await anOperator(market)
  await market.query('update sessions set confirmed_at = now()')
  const asOperator = (method: string, path: string, body?: unknown) => market.api(method, path, body, auth)
  const saved = await asOperator('PUT', '/api/admin/payment-providers/stripe', { test: true, fields: STRIPE_KEYS })
  if (saved.status !== 200) throw new Error(saved.text)
  return asOperator
}

/** A market whose operator entered the keys of the stand-in, and one seller with goods. `later`: milliseconds the clock is ahead. */
export async function stripeMarket(env: Record<string, string> = {}) {
  const clock = { later: 0 }
  const now = () => new Date(Date.now() + clock.later)
  const stripe = await startStripe(now)
  const market = await testMarket({ env: { LOG_LEVEL: 'silent', PAYMENT_URLS: `stripe=${stripe.url}`, ...env }, now })
  stripe.webhooks.toAddress(`${market.url}/api/payments/webhooks/stripe`)
  const asOperator = await enterStripeKeys(market)
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 500, price: 90_001 })

  const start = (key: string, language = 'pl-PL', provider = 'stripe') =>
    market.api('POST', `/api/checkout/${key}/payments`, { provider }, { 'accept-language': language })
  return {
    ...{ stripe, market, clock, asOperator, versionId, companyId, start },
    /** A purchase, sent to the hosted page; `page`: the session's id. */
    async begun(language?: string) {
      const { key, dueOnline, orders } = await aPurchase(market, [{ versionId }])
      const started = await start(key, language)
      if (started.status !== 201) throw new Error(started.text)
      const page: string = started.json.redirectUrl
      return { key, dueOnline, number: orders[0].number as string, page, session: page.split('/').pop() ?? '' }
    },
    /** Presses a button of the hosted page as a browser does; where it leads. */
    async press(page: string, action: string) {
      const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
      return answer.headers.get('location')
    },
    outcome: async (key: string) => (await market.api('GET', `/api/checkout/${key}/payment`)).json.outcome,
    async statuses(key: string) {
      const { orders } = (await market.api('GET', `/api/purchases/${key}`)).json
      return orders.map((one: { status: string; paymentStatus: string }) => `${one.status}/${one.paymentStatus}`)
    },
    async close() {
      await stripe.webhooks.settled()
      await market.close()
      await stripe.close()
    },
  }
}
export type StripeMarket = Awaited<ReturnType<typeof stripeMarket>>
