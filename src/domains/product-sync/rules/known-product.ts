import type { AttributeValues } from '../../categories/contract.ts'
import type { ProductToInsert } from '../../products/rules/index.ts'
import type { OnHand, Promised } from '../../stock/contract.ts'

export type KnownVersion = { id: number; name: string; price: number; attributes: AttributeValues } & OnHand & {
    /** Pieces that lie there for orders. */
    promised: Promised
  }
/** A product as it is, as far as files and other programs may change it. */
export type KnownProduct = Omit<ProductToInsert, 'versions' | 'erpCode' | 'currency' | 'parcelSize'> & {
  id: number
  erpCode: string
  versions: KnownVersion[]
  /** The operator took it down. */
  barred: boolean
}

export type ProductChange = { id: number } & Omit<KnownProduct, 'id' | 'erpCode' | 'versions' | 'barred'>

export type AddedVersion = {
  productId: number
  name: string
  price: number
  quantity: number
  attributes: AttributeValues
}
