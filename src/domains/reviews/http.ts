import type { Deps } from '../../platform/deps.ts'
import { type Call, service } from '../../platform/http/service.ts'
import type { Rated } from '../ratings/contract.ts'
import { ratingTag } from '../ratings/index.ts'
import { addPicture } from './add-picture.ts'
import { type ReviewOrder, type ReviewPage, reviewsContract } from './contract.ts'
import { listReviews } from './list-reviews.ts'
import { readOwnReviews } from './read-own-reviews.ts'
import { listReceived } from './receive-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { withdrawReview } from './withdraw-review.ts'
import { writeReview } from './write-review.ts'

type Asked = {
  params: { id: number }
  query: { order?: ReviewOrder | undefined; score?: number | undefined; after?: string | undefined }
}

/** What who received something says of it: for everybody, its author and the seller. */
export const reviewsService = (deps: Deps) => {
  const publicList =
    (kind: Rated) =>
    ({ params, query }: Asked, call: Call): Promise<ReviewPage> => {
      call.cache({ tags: [ratingTag(kind, params.id)], maxAge: 300 })
      return listReviews(deps, kind, params.id, query)
    }
  return service(reviewsContract, {
    'GET /api/products/{id}/reviews': publicList('product'),
    'GET /api/shops/{id}/reviews': publicList('shop'),
    'GET /api/companies/{id}/reviews': publicList('company'),
    'GET /api/purchases/{key}/reviews': ({ params }) => readOwnReviews(deps, params.key),
    'PUT /api/purchases/{key}/reviews/{itemId}': async ({ params, body }, { actor }) => {
      await writeReview(deps, actor, params, body)
      return readOwnReviews(deps, params.key)
    },
    'DELETE /api/purchases/{key}/reviews/{itemId}': async ({ params }) => {
      await withdrawReview(deps, params)
      return readOwnReviews(deps, params.key)
    },
    'POST /api/purchases/{key}/reviews/{itemId}/pictures': ({ params, file }, { actor }) =>
      addPicture(deps, actor, params, file),
    'GET /api/companies/{id}/received-reviews': ({ params, query }, { actor }) =>
      listReceived(deps, actor, params.id, query),
    'PUT /api/companies/{id}/received-reviews/{reviewId}/reply': ({ params, body }, { actor }) =>
      replyToReview(deps, actor, params, body.words),
  })
}
