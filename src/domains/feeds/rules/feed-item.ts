import type { Locale } from '../../../values/locale.ts'
import type { Currency } from '../../../values/money.ts'
import type { ProductState } from '../../products/contract.ts'

/** One version on offer as a list tells of it. Prices gross, in grosze. */
export type FeedItem = {
  id: string
  /** Of all versions of one product; null where there is one alone. */
  groupId: string | null
  title: string
  description: string
  /** Whole addresses. */
  link: string
  /** The first is the main one. */
  images: readonly string[]
  price: number
  /** The price before the reduction, as it may be announced; null: none. */
  wasPrice: number | null
  currency: Currency
  quantity: number
  deliveryDays: number
  brand: string
  mpn: string | null
  /** A number of the maker, never one of a shop's own. */
  gtin: string | null
  state: ProductState
  refurbished: boolean
  /** Names of the category, from the top. */
  categoryPath: readonly string[]
  /** Of Google's taxonomy; null: not known. */
  taxonomyId: number | null
  sellerId: number
  attributes: readonly { name: string; value: string }[]
}

/** How a site wants its list: what begins it, one offer, what ends it. */
export type FeedFormat = {
  open: (about: { title: string; link: string; locale: Locale }) => string
  item: (item: FeedItem) => string
  close: string
}

/** `1299.00`: what programs read. */
export const plainAmount = (grosze: number): string => (grosze / 100).toFixed(2)
