import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { CartContents, PricedCart, SellerGroup } from '../cart/rules/index.ts'
import { requirePayable } from '../payments/index.ts'
import { findPickupPoints, type KnownPoint } from '../shipping/index.ts'
import type { PlaceOrderBody } from './contract.ts'
import { checkBuyer, checkTotal } from './rules/check-buyer.ts'
import { checkDeliveries, checkLines, checkPoints, checkReach } from './rules/check-cart.ts'
import { checkOldDevices } from './rules/check-old-devices.ts'
import { isAcceptedUnpaid, onlineTotal } from './rules/draft-orders.ts'

/** What the buyer sent; what the cart holds, with the country to which it goes; whether somebody is signed in. */
type Asked = { body: PlaceOrderBody; contents: CartContents; signedIn: boolean }

/**
 * Everything that must hold before an order is written (V11), checked against the locked versions. Returns the carriers' points that
 * were chosen. Nothing is written here.
 */
export async function checkOrder(
  deps: Deps,
  cart: PricedCart,
  { body, contents, signedIn }: Asked,
): Promise<KnownPoint[]> {
  checkLines(cart)
  checkReach(cart, contents.deliveries, contents.country)
  checkDeliveries(cart, body.deliveries)
  checkOldDevices(cart.groups, body.oldDevices)
  checkBuyer(body, cart)
  if (cart.groups.some(({ lines }) => lines.some(({ offer }) => offer.currency !== cart.currency)))
    throw new Failure('conflict', 'mixed_currencies')
  checkTotal(body.expectedTotal, cart)
  const online = onlineTotal(cart)
  if (online > 0) await requirePayable(deps, { amount: online, currency: cart.currency })
  // Without mail nobody could follow a link: an address that nobody proved must not hold goods.
  const reachable = signedIn || deps.config.smtpUrl !== undefined || deps.config.demo
  if (!reachable && cart.groups.some(isAcceptedUnpaid)) throw new Failure('unavailable', 'guest_needs_mail')
  const points = await readChosenPoints(deps, cart.groups)
  checkPoints(cart.groups, points)
  return points
}

/** One statement, none when nobody chose a point. */
async function readChosenPoints(deps: Deps, groups: readonly SellerGroup[]): Promise<KnownPoint[]> {
  const chosen = groups.flatMap(({ choice }) =>
    choice?.pickupPoint != null ? [{ method: choice.method, code: choice.pickupPoint }] : [],
  )
  return chosen.length > 0 ? findPickupPoints(deps, chosen) : []
}
