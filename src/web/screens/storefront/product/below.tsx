import { ReportLink } from '../../../parts/report-link.tsx'
import { Reviews } from '../../../parts/reviews/reviews.tsx'
import { RecentPlace } from '../../../parts/wishes/places.tsx'
import type { ProductData } from './load-product.ts'
import { Similar } from './similar.tsx'

/** What comes after the product itself. */
export function Below({ data: { product, reviews } }: { data: ProductData }) {
  return (
    <>
      <ReportLink kind="product" id={product.id} />
      <Reviews kind="product" id={product.id} first={reviews} />
      <Similar productId={product.id} />
      <RecentPlace seen={product.id} />
    </>
  )
}
