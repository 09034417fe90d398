import type { Minor } from '../../../values/money.ts'
import type { ParcelSize } from '../../../values/parcel-size.ts'
import { type DeliveryMethod, reachOf } from './methods.ts'
import { priceForSize, type SizePrices, shiftSizes } from './price-for-size.ts'

/** The country whose prices a method has of its own. */
export const HOME_COUNTRY = 'PL'
/** Groups of countries of one method. */
export const MAX_AREAS = 20

/** Countries that cost the same. Cash on delivery is not taken there. Amounts gross, in grosze. */
export type Area = { countries: string[]; price: Minor; freeFrom: Minor | null; transitDays: number }

export type PriceByCountry = {
  method: DeliveryMethod
  price: Minor
  codPrice: Minor | null
  freeFrom: Minor | null
  transitDays: number
  sizePrices: SizePrices
  areas: readonly Area[]
}

/**
 * What a method costs to a country, undefined where it does not go. Who comes to the shop may live anywhere. What a size costs more or less at
 * home, it costs more or less abroad.
 */
export function priceTo<P extends PriceByCountry>(
  { areas, ...home }: P,
  country: string,
): Omit<P, 'areas'> | undefined {
  if (home.method === 'store_pickup' || country === HOME_COUNTRY) return home
  const area = areas.find(({ countries }) => countries.includes(country))
  // A carrier may have left a country since the seller named it.
  if (!area || !reachOf(home.method).includes(country)) return undefined
  const { price, freeFrom, transitDays } = area
  const sizePrices = shiftSizes(home.sizePrices, price - home.price)
  return { ...home, codPrice: null, price, freeFrom, transitDays, sizePrices }
}

/** All countries to which something of these methods is sent, the home country first. */
export function countriesOf(prices: readonly Pick<PriceByCountry, 'method' | 'areas'>[]): string[] {
  const abroad = prices.flatMap(({ method, areas }) =>
    areas.flatMap(({ countries }) => countries.filter((one) => reachOf(method).includes(one))),
  )
  return [HOME_COUNTRY, ...[...new Set(abroad)].sort()]
}

/** Where a method goes besides the home country, with the price of a parcel of this size. */
export function sizedAreas(price: PriceByCountry, size: ParcelSize): Area[] {
  return price.areas.flatMap((area) => {
    const countries = area.countries.filter((one) => reachOf(price.method).includes(one))
    const [first] = countries
    const there = first === undefined ? undefined : priceTo(price, first)
    return there ? [{ ...area, countries, price: priceForSize(there, size).price }] : []
  })
}
