import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Rated } from '../ratings/contract.ts'
import { countScores, ratingTag, type ScoreChange } from '../ratings/index.ts'
import { isShown } from './rules/review-rules.ts'
import type { ReviewRow } from './store/reviews.ts'

/**
 * Counts a review as it is now instead of as it was, in the caller's transaction, which holds its row; drops the cached pages that show it.
 * Null: there was none.
 */
export async function countReview(deps: Deps, before: ReviewRow | null, after: ReviewRow): Promise<void> {
  await countScores(deps, [...(before ? changesOf(before, -1) : []), ...changesOf(after, 1)])
  await dropPages(deps, [after])
}

/** Those that say something else now, but count as before. */
export async function dropPages(deps: Deps, reviews: readonly ReviewRow[]): Promise<void> {
  const tags = new Set(reviews.flatMap((review) => subjectsOf(review).map(({ kind, id }) => ratingTag(kind, id))))
  await invalidateTags(deps.db, [...tags])
}

const changesOf = (review: ReviewRow, by: number): ScoreChange[] =>
  isShown(review) ? subjectsOf(review).map((subject) => ({ ...subject, score: review.score, by })) : []

function subjectsOf({ productId, companyId, shopId }: ReviewRow): { kind: Rated; id: number }[] {
  return [
    { kind: 'company', id: companyId },
    { kind: 'product', id: productId },
    ...(shopId === null ? [] : [{ kind: 'shop' as const, id: shopId }]),
  ]
}
