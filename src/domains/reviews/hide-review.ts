import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { PublicReview } from './contract.ts'
import { countReview } from './count-review.ts'
import { hiddenKey } from './find-picture.ts'
import { toPublic } from './list-reviews.ts'
import { isShown } from './rules/review-rules.ts'
import { findReview, lockReview, saveHidden } from './store/reviews.ts'

/** What somebody may report: a review as everybody sees it, and whose goods and whose order it is of. */
export type ReviewInQuestion = PublicReview & { companyId: number; orderId: number; shown: boolean }

/** A review by its id, hidden ones too, whose pictures have addresses that nobody else can make; `review_not_found`. */
export async function readReviewInQuestion(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  id: number,
): Promise<ReviewInQuestion> {
  const review = await findReview(deps.db, id)
  if (!review) throw new Failure('notFound', 'review_not_found')
  const { companyId, orderId } = review
  const pictures = review.hiddenAt ? review.pictures.map((key) => hiddenKey(deps, key)) : review.pictures
  return { ...toPublic(review), pictures, companyId, orderId, shown: isShown(review) }
}

/**
 * The operator hides a review with a reason that its author reads, or shows it again (null), in the caller's transaction; hidden it counts no
 * more. False: it is gone, or its author withdrew it, and there is nothing to hide or show.
 */
export async function hideReview(deps: Deps, id: number, reason: string | null): Promise<boolean> {
  const review = await lockReview(deps.db, id)
  if (!review || review.withdrawnAt) return false
  if ((review.hiddenAt !== null) === (reason !== null)) return true
  const hidden = reason === null ? null : { at: deps.now(), reason }
  await saveHidden(deps.db, id, hidden)
  await countReview(deps, review, { ...review, hiddenAt: hidden?.at ?? null, hiddenReason: reason })
  return true
}
