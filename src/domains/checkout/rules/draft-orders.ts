import { must } from '../../../values/must.ts'
import type { PricedCart, SellerGroup } from '../../cart/rules/index.ts'
import type { OrderView } from '../../orders/contract.ts'
import { countPieces, planFor } from '../../shipping/contract.ts'

/** How a seller's group becomes an order: paid online first, confirmed by the link in a mail first, or confirmed at once. */
export type GroupTerms = {
  status: 'pending' | 'confirmed'
  paymentStatus: 'unpaid' | 'paid' | 'onDelivery'
}

type Priced = Pick<SellerGroup, 'choice' | 'total'>

/** Nothing of it is paid online: cash on delivery, or nothing to pay at all. */
export function isAcceptedUnpaid({ choice, total }: Priced): boolean {
  return choice?.cashOnDelivery === true || total === 0
}

/**
 * What is not paid online is accepted at once from a person who is signed in, and from a guest when the link in the mail was followed;
 * everything else waits for the online payment.
 */
export function termsOf(group: Priced, signedIn: boolean): GroupTerms {
  if (!isAcceptedUnpaid(group)) return { status: 'pending', paymentStatus: 'unpaid' }
  if (!signedIn) return { status: 'pending', paymentStatus: 'onDelivery' }
  return { status: 'confirmed', paymentStatus: group.choice?.cashOnDelivery ? 'onDelivery' : 'paid' }
}

/** What is to be paid online for a cart, grosze. */
export function onlineTotal(cart: PricedCart): number {
  return cart.groups.reduce((sum, group) => sum + (isAcceptedUnpaid(group) ? 0 : group.total), 0)
}

/** `shopId`: the seller's shop that hands it over. */
type Pickup = (NonNullable<OrderView['pickup']> & { shopId?: number }) | null

/** What the buyer was told: when it comes, and in which parcels. */
export function promiseOf({ choice, methods, lines }: SellerGroup): {
  arrives: OrderView['arrives']
  parcels: NonNullable<OrderView['parcels']>
} {
  const method = must(choice, 'the way of delivery').method
  const { arrives } = must(
    methods.find((one) => one.method === method),
    'the chosen way of delivery',
  )
  const pieces = countPieces(lines.map(({ offer, quantity }) => ({ parcelSize: offer.parcelSize, quantity })))
  return { arrives, parcels: must(planFor(method, pieces), 'the plan of parcels') }
}

type Point = { method: string; code: string; name: string; street: string; city: string }

/** Where the buyer collects what a seller sends, in words that stay when points and shops change. */
export function pickupOf(group: SellerGroup, points: readonly Point[]): Pickup {
  const { choice } = group
  if (choice?.method === 'store_pickup') {
    const shop = must(
      group.pickupShops.find((one) => one.id === choice.shopId),
      'the shop to collect from',
    )
    return { code: null, shopId: shop.id, label: `${shop.title}, ${shop.street}, ${shop.city}` }
  }
  if (choice?.pickupPoint == null) return null
  const { pickupPoint, method } = choice
  const point = must(
    points.find((one) => one.method === method && one.code === pickupPoint),
    'the point to collect from',
  )
  return { code: point.code, label: `${point.name}, ${point.street}, ${point.city}` }
}
