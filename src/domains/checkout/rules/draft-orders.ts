import type { Cart, CartParcel } from '../../cart/contract.ts'
import type { OrderView } from '../../orders/contract.ts'

/** How a parcel becomes an order: paid online first, or confirmed at once. */
export type ParcelTerms = {
  status: 'pending' | 'confirmed'
  paymentStatus: 'unpaid' | 'paid' | 'onDelivery'
}

/** Cash on delivery is confirmed at once; so is what costs nothing; everything else waits for the online payment. */
export function termsOf(parcel: Pick<CartParcel, 'choice' | 'total'>): ParcelTerms {
  if (parcel.choice?.cashOnDelivery) return { status: 'confirmed', paymentStatus: 'onDelivery' }
  return parcel.total === 0
    ? { status: 'confirmed', paymentStatus: 'paid' }
    : { status: 'pending', paymentStatus: 'unpaid' }
}

/** What is to be paid online for a cart, grosze. */
export function onlineTotal(cart: Cart): number {
  return cart.parcels.reduce((sum, parcel) => sum + (termsOf(parcel).status === 'pending' ? parcel.total : 0), 0)
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
