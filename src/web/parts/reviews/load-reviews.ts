import type { ReviewPage } from '../../../domains/reviews/contract.ts'
import type { ApiInput, ApiKey } from '../../api-client.ts'
import type { LoadArgs } from '../../loading.ts'

const CALLS = {
  product: 'GET /api/products/{id}/reviews',
  shop: 'GET /api/shops/{id}/reviews',
  company: 'GET /api/companies/{id}/reviews',
} as const satisfies Record<string, ApiKey>
export type ReviewedKind = keyof typeof CALLS
/** What a page shows at once; the others are asked for. */
const FIRST = 3

type Wanted = Omit<ApiInput<(typeof CALLS)['product']>, 'params' | 'body'>

/** A page of reviews of a product, a shop or a company. */
export function askReviews(
  api: LoadArgs['api'],
  kind: ReviewedKind,
  id: number | string,
  wanted: Wanted = {},
): Promise<ReviewPage> {
  return api(CALLS[kind], { params: { id }, ...wanted })
}

/** How it is rated, and the newest words. */
export async function loadReviews(api: LoadArgs['api'], kind: ReviewedKind, id: number | string) {
  const { rating, reviews } = await askReviews(api, kind, id)
  return { rating, reviews: reviews.slice(0, FIRST) }
}
export type FirstReviews = Awaited<ReturnType<typeof loadReviews>>
