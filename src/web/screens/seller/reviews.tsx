import { useLoaderData, useSearchParams } from 'react-router'
import { listQuery } from '../../parts/lists/list-query.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { ReceivedReviews } from './reviews/received-reviews.tsx'

const KEY = 'GET /api/companies/{id}/received-reviews'

export const clientLoader = sellerLoader(({ api, url, signal }, { id }) =>
  api(KEY, { params: { id }, ...listQuery<typeof KEY>(url, 'unanswered', 'after'), signal }),
)
export { SellerSkeleton as HydrateFallback }

/** What buyers say of what the company sold, and its replies. */
export default function SellerReviewsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const [query] = useSearchParams()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && <ReceivedReviews key={String(query)} company={chosen} received={data} />}
    </SellerFrame>
  )
}
