import { randomInt, randomUUID } from 'node:crypto'
import type { Cart } from '../src/domains/cart/contract.ts'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import type { DeliveryMethod } from '../src/domains/shipping/contract.ts'
import { must } from '../src/values/must.ts'
import { ADDRESS, BUYER } from './buying.ts'
import { ask, send } from './goods.ts'
import type { LoggedIn } from './people.ts'
import { until } from './until.ts'

/** A cart with one piece of each product. */
export async function aCart(products: readonly ProductView[]): Promise<Cart> {
  let cart = await send<Cart>('POST', '/api/carts')
  for (const product of products) {
    const versionId = product.versions.find((version) => version.quantity > 0)?.id
    cart = await send<Cart>('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity: 1 })
  }
  return cart
}

/** An order that was just placed and waits for its online payment, for journeys that begin there. */
export const aPurchase = (...products: readonly ProductView[]) => place(products, false)

/** The same of somebody who is signed in. */
export const aPurchaseOf = (token: string, ...products: readonly ProductView[]) => place(products, false, token)

/** The same on delivery, with the link in the mail followed: the sellers have it to send. */
export async function anOrderOnDelivery(...products: readonly ProductView[]): Promise<PurchaseView> {
  const { key, shownToken } = await place(products, true)
  return send<PurchaseView>('POST', `/api/purchases/${key}/confirm`, { token: shownToken })
}

/** The same, sent another way. */
export const aPaidPurchaseBy = async (method: DeliveryMethod, ...products: readonly ProductView[]) =>
  payFor(await place(products, false, undefined, method))

async function place(
  products: readonly ProductView[],
  cashOnDelivery: boolean,
  token?: string,
  method: DeliveryMethod = 'dpd_courier',
): Promise<PurchaseView> {
  let cart = await aCart(products)
  for (const { company } of cart.sellerGroups) {
    const choice = { method, cashOnDelivery, pickupPoint: null, shopId: null }
    cart = await send<Cart>('PUT', `/api/carts/${cart.id}/deliveries/${company.id}`, choice)
  }
  const { firstName, lastName } = BUYER
  return ask<PurchaseView>('/api/checkout/orders', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      cartId: cart.id,
      // A person of her own for each purchase: nobody holds many orders unpaid.
      buyer: { ...BUYER, email: `zofia.kot-${randomUUID()}@example.com`, phone: `+48 6${randomInt(10 ** 7, 10 ** 8)}` },
      shippingAddress: { firstName, lastName, ...ADDRESS, country: 'PL' },
      invoice: null,
      acceptTerms: true,
      acceptCondition: false,
      expectedTotal: cart.total,
      locale: 'pl-PL',
    }),
  })
}

export const readPurchase = (key: string) => ask<PurchaseView>(`/api/purchases/${key}`)

/** The same, paid at the sandbox provider. */
export async function aPaidPurchase(...products: readonly ProductView[]): Promise<PurchaseView> {
  return payFor(await aPurchase(...products))
}

/** Pays for a purchase at the sandbox provider. */
export async function payFor(purchase: PurchaseView): Promise<PurchaseView> {
  const path = `/api/checkout/${purchase.key}/payments`
  const { redirectUrl } = await send<{ redirectUrl: string }>('POST', path, { provider: 'sandbox' })
  const form = new URLSearchParams({ action: 'pay' })
  const answer = await fetch(redirectUrl, { method: 'POST', body: form, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`the provider answered ${answer.status}`)
  // The provider tells of the payment in its own time, and what is not paid stands in other lists.
  await until('the payment to be known', async () =>
    (await readPurchase(purchase.key)).orders.every(({ paymentStatus }) => paymentStatus === 'paid'),
  )
  return purchase
}

/** What a seller of the demo sold, paid, sent and delivered: to be reviewed, or sent back. */
export async function aReceivedPurchase({ tokenUser, user }: LoggedIn, product: ProductView): Promise<PurchaseView> {
  const purchase = await aPaidPurchase(product)
  const number = must(purchase.orders[0], 'an order').number
  const headers = { authorization: `Bearer ${tokenUser}`, 'content-type': 'application/json' }
  const at = `/api/companies/${user.companyId}/orders/${number}`
  const body = JSON.stringify({ carrier: 'dpd', trackingNumber: '1000000000001U' })
  await ask(`${at}/ship`, { method: 'POST', headers, body })
  await ask(`${at}/deliver`, { method: 'POST', headers: { authorization: headers.authorization } })
  return readPurchase(purchase.key)
}
