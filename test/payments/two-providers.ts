import { fakePayPal } from '../../demo/stand-ins/paypal/paypal.ts'
import { PayPalRefusal } from '../../demo/stand-ins/paypal/state.ts'
import { PAYPAL_KEYS } from '../../demo/stand-ins/paypal/webhooks.ts'
import { fakePrzelewy24, P24_KEYS } from '../../demo/stand-ins/przelewy24/przelewy24.ts'
import { anOperator } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type PaymentServer, servePayments } from '../fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../market.ts'

export type Sent = { body: string; headers: Record<string, string> }
/** A provider's stand-in as the journeys below use it, whichever it is. */
export type Shop = {
  code: 'paypal' | 'przelewy24'
  server: PaymentServer
  keys: Record<string, string>
  /** The provider's name of a payment, from the address of its page. */
  referenceOf: (page: string) => string
  pay: (reference: string) => void
  /** Everything it has to tell of a payment, oldest first, signed now. */
  tells: (reference: string) => Sent[]
  /** How often the money of a payment was taken, and what is left of it after refunds, grosze. */
  taken: (reference: string) => { times: number; kept: number }
  /** Refunds under way are carried out. */
  settleRefunds: (reference: string) => void
}

async function paypalShop(now: () => Date): Promise<Shop & { fake: ReturnType<typeof fakePayPal> }> {
  const fake = fakePayPal({ now, baseUrl: () => server.url })
  const server = await servePayments(fake.app)
  const orderOf = (reference: string) => fake.orders.get(reference)
  const grosze = (value: string) => Number(value.replace('.', ''))
  return {
    ...{ code: 'paypal', server, keys: PAYPAL_KEYS, fake },
    referenceOf: (page) => new URL(page).searchParams.get('token') ?? '',
    pay(reference) {
      try {
        fake.decide(reference, 'pay')
      } catch (error) {
        // Its page is gone after some hours.
        if (!(error instanceof PayPalRefusal)) throw error
      }
    },
    tells: (reference) =>
      fake.events.filter((event) => JSON.stringify(event).includes(reference)).map((event) => fake.signed(event)),
    taken(reference) {
      const { captures = [], refunds = [] } = orderOf(reference) ?? {}
      const sum = (list: { amount: { value: string } }[]) =>
        list.reduce((all, one) => all + grosze(one.amount.value), 0)
      return { times: captures.length, kept: sum(captures) - sum(refunds) }
    },
    settleRefunds: (reference) => fake.settle(reference, 'COMPLETED'),
  }
}

async function p24Shop(): Promise<Shop & { fake: ReturnType<typeof fakePrzelewy24> }> {
  const fake = fakePrzelewy24()
  const server = await servePayments(fake.app)
  return {
    ...{ code: 'przelewy24', server, keys: P24_KEYS, fake },
    referenceOf: (page) =>
      [...fake.sessions.values()].find(({ token }) => page.endsWith(`/trnRequest/${token}`))?.sessionId ?? '',
    pay: (reference) => void fake.decide(reference, 'pay'),
    tells: (reference) =>
      fake.notifications
        .filter(({ body }) => body.sessionId === reference)
        .map(({ body }) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })),
    taken(reference) {
      const { verifications = 0, paid = 0, refunds = [] } = fake.sessions.get(reference) ?? {}
      return {
        times: verifications,
        kept: (verifications > 0 ? paid : 0) - refunds.reduce((all, one) => all + one.amount, 0),
      }
    },
    settleRefunds: (reference) => fake.settleRefunds(reference, 1),
  }
}

export const openShops = async (now: () => Date) => ({ paypal: await paypalShop(now), przelewy24: await p24Shop() })

/** The operator enters the keys of the stand-ins; answers how to ask as the operator. */
export async function enterKeys(market: TestMarket, shops: readonly Shop[]) {
  const { auth } = await anOperator(market)
  await market.query('update sessions set confirmed_at = now()')
  for (const { code, keys } of shops) {
    const saved = await market.api('PUT', `/api/admin/payment-providers/${code}`, { test: true, fields: keys }, auth)
    if (saved.status !== 200) throw new Error(saved.text)
  }
  return (method: string, path: string, body?: unknown) => market.api(method, path, body, auth)
}

/** A market whose operator entered the keys of both stand-ins, and a seller with goods. `clock.later`: milliseconds it is ahead. */
export async function marketOfTwo(env: Record<string, string> = {}) {
  const clock = { later: 0 }
  const now = () => new Date(Date.now() + clock.later)
  const shops = await openShops(now)
  const urls = Object.values(shops).map(({ code, server }) => `${code}=${server.url}`)
  const market = await testMarket({ env: { LOG_LEVEL: 'silent', PAYMENT_URLS: urls.join(','), ...env }, now })
  const asOperator = await enterKeys(market, Object.values(shops))
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 1000, price: 90_001 })
  const start = (key: string, provider: string, language = 'pl-PL') =>
    market.api('POST', `/api/checkout/${key}/payments`, { provider }, { 'accept-language': language })
  return {
    ...{ market, clock, shops, start, companyId, versionId, asOperator },
    /** A purchase whose buyer stands on the provider's page. */
    async begun({ code, referenceOf }: Shop, version = versionId) {
      const { key, dueOnline } = await aPurchase(market, [{ versionId: version }])
      const started = await start(key, code)
      if (started.status !== 201) throw new Error(started.text)
      const page: string = started.json.redirectUrl
      return { key, dueOnline: dueOnline as number, page, reference: referenceOf(page) }
    },
    tell: ({ code }: Shop, { body, headers }: Sent) =>
      market.api('POST', `/api/payments/webhooks/${code}`, body, headers),
    outcome: async (key: string) => (await market.api('GET', `/api/checkout/${key}/payment`)).json.outcome,
    async statuses(key: string) {
      const { orders } = (await market.api('GET', `/api/purchases/${key}`)).json
      return orders.map((one: { status: string; paymentStatus: string }) => `${one.status}/${one.paymentStatus}`)
    },
    async close() {
      await market.close()
      for (const { server } of Object.values(shops)) await server.close()
    },
  }
}
export type MarketOfTwo = Awaited<ReturnType<typeof marketOfTwo>>
