import { randomInt, randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { PERSONAS } from '../demo/personas.ts'
import { fakePayPal } from '../demo/stand-ins/paypal/paypal.ts'
import { PAYPAL_KEYS } from '../demo/stand-ins/paypal/webhooks.ts'
import { fakePrzelewy24, P24_KEYS } from '../demo/stand-ins/przelewy24/przelewy24.ts'
import type { Cart } from '../src/domains/cart/contract.ts'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import type { SearchPage } from '../src/domains/search/contract.ts'
import { servePayments } from '../test/fakes/payment-server.ts'
import { ADDRESS, BUYER } from './buying.ts'
import { letHoursPass, serveCarriers } from './carrier-stand-ins.ts'
import { copiedFolder, dataFolder, startMarket } from './market-process.ts'
import { fromSomewhere } from './network.ts'
import type { LoggedIn } from './people.ts'

/** The company of the second seller. */
const SELLER = 3

/** A demo market of its own that takes payments through the stand-ins of PayPal and Przelewy24, with its operator's keys entered, and reaches those of carriers. */
export async function startKeyedMarket() {
  let market: Awaited<ReturnType<typeof startMarket>> | undefined
  const paypal = fakePayPal({
    now: () => new Date(),
    baseUrl: () => paypalServer.url,
    webhookUrl: () => `${market?.url}/api/payments/webhooks/paypal`,
  })
  const p24 = fakePrzelewy24({ posts: true })
  const [paypalServer, p24Server, carriers] = await Promise.all([
    servePayments(paypal.app),
    servePayments(p24.app),
    serveCarriers(),
  ])
  // Loading the demo costs more than a whole journey.
  const seeded = inject('demoFolder')
  const data = seeded ? await copiedFolder(seeded) : await dataFolder()
  const opened = await startMarket({
    DATA_DIR: data.folder,
    PAYMENT_URLS: `paypal=${paypalServer.url},przelewy24=${p24Server.url}`,
    CARRIER_URLS: carriers.urls,
  })
  market = opened

  async function ask<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(opened.url + path, {
      method,
      headers: { ...fromSomewhere(), ...type, ...headers },
      ...sent,
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  const { email, password } = PERSONAS.operator
  const { tokenUser } = await ask<{ tokenUser: string }>('POST', '/api/users/login', { email, password })
  for (const [code, fields] of [
    ['paypal', PAYPAL_KEYS],
    ['przelewy24', P24_KEYS],
  ] as const) {
    const path = `/api/admin/payment-providers/${code}`
    await ask('PUT', path, { test: true, fields }, { authorization: `Bearer ${tokenUser}` })
  }
  const seller = () => {
    const { email, password } = PERSONAS.secondSeller
    return ask<LoggedIn>('POST', '/api/users/login', { email, password })
  }
  const { items } = await ask<SearchPage>('GET', `/api/search?facets=0&seller=${SELLER}&state=used&sort=-price`)
  const products = await Promise.all(items.map(({ id }) => ask<ProductView>('GET', `/api/products/${id}`)))
  const pieces = products.flatMap(({ versions }) =>
    versions.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id)),
  )

  return {
    /** Of the company whose goods are bought, as its owner calls it. */
    async ofSeller<T>(method: string, rest: string, body?: unknown): Promise<T> {
      const { tokenUser } = await seller()
      return ask<T>(method, `/api/companies/${SELLER}${rest}`, body, { authorization: `Bearer ${tokenUser}` })
    },
    ...{ url: opened.url, ask, paypal, p24, carriers, paypalServer, p24Server, products, seller },
    /** A purchase that was just placed and waits for its payment. */
    async purchase(): Promise<PurchaseView> {
      let cart = await ask<Cart>('POST', '/api/carts')
      cart = await ask<Cart>('POST', `/api/carts/${cart.id}/lines`, { versionId: pieces.pop(), quantity: 1 })
      const [group] = cart.sellerGroups
      const choice = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
      cart = await ask<Cart>('PUT', `/api/carts/${cart.id}/deliveries/${group?.company.id}`, choice)
      const { firstName, lastName } = BUYER
      const buyer = {
        ...BUYER,
        email: `zofia.${randomUUID()}@example.com`,
        phone: `+48 6${randomInt(10 ** 7, 10 ** 8)}`,
      }
      return ask<PurchaseView>('POST', '/api/checkout/orders', {
        ...{ cartId: cart.id, buyer, shippingAddress: { firstName, lastName, ...ADDRESS, country: 'PL' } },
        ...{ invoice: null, acceptTerms: true, acceptCondition: false, expectedTotal: cart.total, locale: 'pl-PL' },
      })
    },
    /** Hours go by for all that is on its way: every carrier is asked again. */
    hoursLater: () => letHoursPass(data.folder),
    read: (key: string) => ask<PurchaseView>('GET', `/api/purchases/${key}`),
    async stop() {
      await opened.stop()
      await data.remove()
      await Promise.all([paypalServer.close(), p24Server.close(), carriers.close()])
    },
  }
}
export type KeyedMarket = Awaited<ReturnType<typeof startKeyedMarket>>
