import type { AttributeValues } from '../../categories/contract.ts'
import type { PricePoint } from '../../pricing/rules/index.ts'
import type { ProductImage, ProductView } from '../contract.ts'
import type { StoredReport } from './report.ts'

export type NewVersion = {
  name: string
  /** Gross, grosze. */
  price: number
  quantity: number
  attributes: AttributeValues
  /** Earlier prices, oldest first; the current price follows the last. Empty for a fresh offer. */
  earlierPrices: PricePoint[]
  /** Since when the current price is in force. */
  pricedAt: Date
}

export type NewProduct = Omit<
  ProductView,
  | 'id'
  | 'slug'
  | 'companyId'
  | 'versions'
  | 'createdAt'
  | 'updatedAt'
  | 'images'
  | 'parcelSize'
  | 'vat'
  | 'condition'
  | 'report'
  | 'contradicted'
> & {
  erpCode: string | null
  productIndex: string | null
  /** Medium unless said. */
  parcelSize?: ProductView['parcelSize']
  images: ProductImage[]
  report?: StoredReport | null
  versions: NewVersion[]
}

/** Reductions settled: what the price was and what it is measured against, grosze. */
export type ProductToInsert = Omit<NewProduct, 'versions'> & {
  versions: (NewVersion & { wasPrice: number | null; lastPrice: number | null })[]
}
