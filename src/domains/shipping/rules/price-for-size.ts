import type { Minor } from '../../../values/money.ts'
import { PARCEL_SIZES, type ParcelSize } from '../../../values/parcel-size.ts'

/** Prices by size, grosze, where they differ from the price of the method. */
export type SizePrices = { readonly [S in ParcelSize]?: Minor | undefined }

/** Prices by size that are all dearer (or cheaper) by so much; none below nothing. */
export function shiftSizes(sizePrices: SizePrices, by: Minor): SizePrices {
  const shifted = PARCEL_SIZES.flatMap((size) => {
    const price = sizePrices[size]
    return price === undefined ? [] : [[size, Math.max(0, price + by)]]
  })
  return Object.fromEntries(shifted)
}

type Prices = { price: Minor; codPrice: Minor | null; sizePrices: SizePrices }

/**
 * The price of a parcel of this size. Cash on delivery costs the same on top whatever the size: what `codPrice` is above `price`.
 */
export function priceForSize<P extends Prices>({ sizePrices, ...price }: P, size: ParcelSize): Omit<P, 'sizePrices'> {
  const own = sizePrices[size]
  if (own === undefined) return price
  const codPrice = price.codPrice === null ? null : own + Math.max(0, price.codPrice - price.price)
  return { ...price, price: own, codPrice }
}
