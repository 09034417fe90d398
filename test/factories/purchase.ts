import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { savePickupPoints } from '../../src/domains/shipping/index.ts'
import type { TestMarket } from '../market.ts'

/** Anna, who buys in tests. */
export const anna = { firstName: 'Anna', lastName: 'Kowalska', email: 'anna@example.com', phone: '+48 600 700 800' }
export const annasAddress = {
  firstName: 'Anna',
  lastName: 'Kowalska',
  street: 'ul. Krótka 7/3',
  postalCode: '00-001',
  city: 'Warszawa',
  country: 'PL',
}

/** One locker in Kraków, known to the market. */
export async function aLocker(market: TestMarket): Promise<string> {
  const place = { street: 'ul. Prosta 1', postalCode: '30-001', city: 'Kraków', lat: 50.06, lng: 19.94 }
  await savePickupPoints(market.deps, [{ code: 'KRA01M', method: 'inpost_locker', name: 'Paczkomat KRA01M', ...place }])
  return 'KRA01M'
}

type Choice = { method?: string; cashOnDelivery?: boolean; pickupPoint?: string; shopId?: number }
const courier = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }

/** A cart with lines and, for every seller in it, a choice (DPD courier unless said). Returns the cart as the API shows it. */
export async function aCart(
  market: TestMarket,
  lines: readonly { versionId: number; quantity?: number }[],
  choices: Readonly<Record<number, Choice>> = {},
) {
  let cart = (await market.api('POST', '/api/carts')).json
  for (const { versionId, quantity = 1 } of lines) {
    const added = await market.api('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity })
    if (added.status !== 200) throw new Error(added.text)
    cart = added.json
  }
  for (const { company } of cart.sellerGroups) {
    const choice = { ...courier, ...choices[company.id] }
    const chosen = await market.api('PUT', `/api/carts/${cart.id}/deliveries/${company.id}`, choice)
    if (chosen.status !== 200) throw new Error(chosen.text)
    cart = chosen.json
  }
  return cart
}

/** Somebody of the same name for each cart, with an address and a phone of their own: one buyer may hold only so much. */
function aBuyer(cartId: string): typeof anna {
  const own = createHash('sha256').update(cartId).digest()
  const phone = `+48 6${String(own.readUInt32BE(0)).padStart(10, '0').slice(-8)}`
  return { ...anna, email: `anna.${own.toString('hex').slice(0, 12)}@example.com`, phone }
}

/** What the order button sends for a cart. */
export function orderBody(cart: { id: string; total: number }, over: Record<string, unknown> = {}) {
  return {
    cartId: cart.id,
    buyer: aBuyer(cart.id),
    shippingAddress: annasAddress,
    invoice: null,
    acceptTerms: true,
    acceptCondition: false,
    expectedTotal: cart.total,
    locale: 'pl-PL',
    ...over,
  }
}

/** A placed purchase of these lines. */
export async function aPurchase(
  market: TestMarket,
  ...args: Parameters<typeof aCart> extends [unknown, ...infer R] ? R : never
) {
  const cart = await aCart(market, ...args)
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart))
  if (placed.status !== 201) throw new Error(placed.text)
  return placed.json
}

/** Follows the link in the mail of a guest's order on delivery, as a demo without mail shows it. */
export async function followLink(market: Pick<TestMarket, 'api'>, purchase: { key: string; shownToken: string }) {
  const confirmed = await market.api('POST', `/api/purchases/${purchase.key}/confirm`, { token: purchase.shownToken })
  if (confirmed.status !== 200) throw new Error(confirmed.text)
  return confirmed.json
}

/** Starts the payment of a purchase and returns the sandbox's page of it as a path. */
export async function startedPayment(market: TestMarket, key: string): Promise<string> {
  const started = await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'sandbox' })
  if (started.status !== 201) throw new Error(started.text)
  return new URL(started.json.redirectUrl).pathname
}

/** Presses a button on the sandbox's page, as a browser's form does. */
export async function decide(market: TestMarket, page: string, form: Record<string, string>) {
  return fetch(market.url + page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

/** Stock of a version now. */
export async function stockOf(market: TestMarket, versionId: number): Promise<number> {
  const row = await market.deps.db
    .selectFrom('versions')
    .select('quantity')
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row?.quantity ?? -1
}

/** Runs every job now, also those meant for later, until none is left that ran well. */
export async function runAllJobs(market: TestMarket): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(market.deps.db)
  await market.runJobs()
}
