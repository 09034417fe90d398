import { ProductHead } from '../../../parts/product-view/product-head.tsx'
import { RatingLine } from '../../../parts/reviews/rating-line.tsx'
import type { Translate } from '../../../texts/registry.ts'
import type { ProductData } from './load-product.ts'

/** What it is, and how those who have it rate it. */
export function Head({ data: { product, reviews }, t }: { data: ProductData; t: Translate<'product'> }) {
  return (
    <>
      <ProductHead product={product} t={t} />
      <RatingLine rating={reviews.rating} />
    </>
  )
}
