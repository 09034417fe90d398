import type { Locale } from '../../../../values/locale.ts'
import type { ShownVersion } from '../../../parts/product-view/shown-product.ts'
import type { Translate } from '../../../texts/registry.ts'
import type { ProductData } from './load-product.ts'

export type BuyProps = {
  data: ProductData
  version: ShownVersion
  quantity: number
  onVersion: (id: number) => void
  onQuantity: (quantity: number) => void
  t: Translate<'product'>
  shell: Translate<'shell'>
  locale: Locale
}
