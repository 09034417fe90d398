import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { isShown } from './rules/review-rules.ts'
import { insertReport } from './store/reports.ts'
import { lockReview } from './store/reviews.ts'

const REPORTS = defineLimit({ name: 'review-report', attempts: 20, seconds: 3600 })

/** Asks the operator to look at a review everybody sees; once a person. `review_not_found`. */
export async function reportReview(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  { reason, words }: { reason: string; words: string },
): Promise<void> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  await deps.limits.count(REPORTS, actor.userId)
  await deps.db.transaction().execute(async (db) => {
    const review = await lockReview(db, id)
    if (!review || !isShown(review)) throw new Failure('notFound', 'review_not_found')
    await insertReport(db, { reviewId: id, userId: actor.userId, reason, words, at: deps.now() })
  })
}
