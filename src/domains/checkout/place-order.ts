import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { type CartContents, type CartFacts, readCartFacts, takeCart } from '../cart/index.ts'
import { priceGroups } from '../cart/rules/index.ts'
import { isHeld, type PurchaseView } from '../orders/contract.ts'
import { findPlaced, recordPurchase } from '../orders/index.ts'
import { lockVersions } from '../stock/index.ts'
import { checkOrder } from './check-order.ts'
import type { PlaceOrderBody } from './contract.ts'
import { draftOrders } from './draft-orders.ts'
import { completeInvoice } from './rules/check-buyer.ts'
import { countryOf } from './rules/check-cart.ts'

export type Buyer = { actor: Actor | undefined; idempotencyKey: string | undefined; address: string }

/**
 * Places a cart as one order per seller, in one transaction of at most 20 statements whatever its size: price, stock and delivery
 * are checked again under lock, stock is taken, the hold begins, the cart is emptied. The same idempotency key finds the same
 * purchase again. Amounts in grosze.
 */
export async function placeOrder(deps: Deps, body: PlaceOrderBody, buyer: Buyer): Promise<PurchaseView> {
  const invoice = completeInvoice(body.invoice, body.shippingAddress?.country)
  const userId = buyer.actor?.userId ?? null
  // A guest is whoever knows the cart: another one who chose the same key is another.
  const scope = userId ?? `guest ${body.cartId}`
  const idempotencyKey = buyer.idempotencyKey === undefined ? null : `${scope} ${buyer.idempotencyKey}`
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest()
  return deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const known = () => (idempotencyKey === null ? undefined : findPlaced(inside, idempotencyKey, requestHash))
    // Asked before the cart is touched, and again when another tab has just ordered it.
    const before = await known()
    if (before) return before
    const kept = await takeCart(inside, body.cartId)
    const meanwhile = kept.lines.length === 0 ? await known() : undefined
    if (meanwhile) return meanwhile
    const contents = { ...kept, country: countryOf(kept, body.shippingAddress) }
    const cart = priceGroups(contents, await lockFacts(inside, contents))
    const signedIn = userId !== null
    const points = await checkOrder(inside, cart, { body, contents, signedIn })
    const orders = await draftOrders(inside, cart, points, { signedIn, oldDevices: body.oldDevices ?? [] })
    const placedAt = deps.now()
    const holdEnds = new Date(placedAt.getTime() + deps.config.holdMinutes * 60_000)
    return recordPurchase(inside, {
      key: randomBytes(32).toString('base64url'),
      cartId: contents.id,
      idempotencyKey,
      requestHash,
      userId,
      buyer: body.buyer,
      shippingAddress: body.shippingAddress,
      invoice,
      locale: body.locale,
      currency: cart.currency,
      orders,
      heldUntil: orders.some((order) => isHeld(order.status)) ? holdEnds : null,
      placedAt,
      address: buyer.address,
    })
  })
}

/** The versions under lock, in id order, and what is known of their sellers. */
async function lockFacts(deps: Deps, contents: CartContents): Promise<CartFacts> {
  const ids = contents.lines.map((line) => line.versionId)
  const offers = ids.length > 0 ? await lockVersions(deps, ids) : []
  return readCartFacts(deps, offers)
}
