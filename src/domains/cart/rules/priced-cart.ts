import type { ParcelSize } from '../../../values/parcel-size.ts'
import type { OfferVat } from '../../../values/vat.ts'
import type { AttributeValues, CarriedFact } from '../../categories/contract.ts'
import type { Area, DeliveryPrice, SizePrices } from '../../shipping/contract.ts'
import type { Arrivals } from '../../shipping/rules/index.ts'
import type { Cart, CartLine, CartSellerGroup, DeliveryChoice } from '../contract.ts'

export type CartContents = {
  id: number
  key: string
  /** Where the goods go. */
  country: string
  lines: { versionId: number; quantity: number; addedPrice: number }[]
  deliveries: DeliveryChoice[]
}

/** A version as the catalogue knows it now. */
export type Offer = Omit<
  CartLine,
  'quantity' | 'available' | 'unitPrice' | 'addedPrice' | 'lineTotal' | 'problem' | 'vat' | 'facts'
> & {
  price: number
  quantity: number
  companyId: number
  published: boolean
  currency: Cart['currency']
  vatScheme: Exclude<OfferVat, 'exempt'>
  erpCode: string | null
  shopIds: readonly number[]
  categoryId: number
  parcelSize: ParcelSize
  attributes: AttributeValues
  batteryHealth: number | null
}

export type Seller = CartSellerGroup['company'] & {
  shortName: string
  country: string
  taxId: string
  vatId: string | null
  chargesVat: boolean
  sells: boolean
  holiday?: { from: string; until: string; now: boolean } | null
}
/** A seller's way of delivery with all that it costs, wherever it goes. */
export type Price = DeliveryPrice & { sizePrices: SizePrices; areas: Area[] }
export type Shop = { id: number; companyId: number; title: string; street: string; city: string }

/** What is true outside the cart: offers, sellers, their delivery prices and shops. */
export type CartFacts = {
  offers: readonly Offer[]
  sellers: readonly Seller[]
  prices: ReadonlyMap<number, Price[]>
  shops: readonly Shop[]
  /** When what is ordered now comes. */
  arrives: Arrivals
  /** What of an offer stands beside its price, in words. */
  factsOf: (offer: Offer) => CarriedFact[]
  /** The market's own: of a cart in which nothing lies. */
  currency: Cart['currency']
}

/** A line with the offer behind it, as it is now. */
export type PricedLine = CartLine & { offer: Offer }

/** What one seller will ship: becomes one order. Without `seller`: the company is not in the market any more. */
export type SellerGroup = Omit<CartSellerGroup, 'company' | 'lines'> & {
  companyId: number
  seller: Seller | undefined
  lines: PricedLine[]
}

/** A cart at today's prices, with all that an order is made of. Amounts gross, in grosze. */
export type PricedCart = {
  groups: SellerGroup[]
  /** Versions in the cart that are not there any more: nothing is ordered without a word about them. */
  missing: number[]
  goods: number
  delivery: number
  total: number
  currency: Cart['currency']
}
