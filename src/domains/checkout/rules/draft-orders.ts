import type { Cart, CartParcel } from '../../cart/contract.ts'
import type { OrderView } from '../../orders/contract.ts'

/** How a parcel becomes an order: paid online first, confirmed by the link in a mail first, or confirmed at once. */
export type ParcelTerms = {
  status: 'pending' | 'confirmed'
  paymentStatus: 'unpaid' | 'paid' | 'onDelivery'
}

type Priced = Pick<CartParcel, 'choice' | 'total'>

/** Nothing of it is paid online: cash on delivery, or nothing to pay at all. */
export function isAcceptedUnpaid({ choice, total }: Priced): boolean {
  return choice?.cashOnDelivery === true || total === 0
}

/**
 * What is not paid online is accepted at once from a person who is signed in, and from a guest when the link in the mail was followed;
 * everything else waits for the online payment.
 */
export function termsOf(parcel: Priced, signedIn: boolean): ParcelTerms {
  if (!isAcceptedUnpaid(parcel)) return { status: 'pending', paymentStatus: 'unpaid' }
  if (!signedIn) return { status: 'pending', paymentStatus: 'onDelivery' }
  return { status: 'confirmed', paymentStatus: parcel.choice?.cashOnDelivery ? 'onDelivery' : 'paid' }
}

/** What is to be paid online for a cart, grosze. */
export function onlineTotal(cart: Cart): number {
  return cart.parcels.reduce((sum, parcel) => sum + (isAcceptedUnpaid(parcel) ? 0 : parcel.total), 0)
}

type Point = { method: string; code: string; name: string; street: string; city: string }

/** Where the buyer collects the parcel, in words that stay when points and shops change. */
export function pickupOf(parcel: CartParcel, points: readonly Point[]): OrderView['pickup'] {
  const { choice } = parcel
  if (choice?.method === 'store_pickup') {
    const shop = parcel.pickupShops.find((one) => one.id === choice.shopId)
    return shop ? { code: null, label: `${shop.title}, ${shop.street}, ${shop.city}` } : null
  }
  const point = points.find((one) => one.method === choice?.method && one.code === choice?.pickupPoint)
  return point ? { code: point.code, label: `${point.name}, ${point.street}, ${point.city}` } : null
}
