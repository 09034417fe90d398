import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import type { ReceivedReview } from './contract.ts'
import { dropPages } from './count-review.ts'
import { notifyOfReply } from './notify-in-market.ts'
import { toReceived } from './show-reviews.ts'
import { lockReview, saveReply } from './store/reviews.ts'

const REPLIES = defineLimit({ name: 'review-reply', attempts: 120, seconds: 3600 })

/** The company's one reply to a review; written again it takes the place of the one before. `review_not_found`, `review_hidden`. */
export async function replyToReview(
  deps: Deps,
  actor: Actor | undefined,
  { id: companyId, reviewId }: { id: number; reviewId: number },
  words: string,
): Promise<ReceivedReview> {
  const member = requireMember(deps, actor, companyId, 'presentation.edit')
  await deps.limits.count(REPLIES, member.actor.userId)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const review = await lockReview(db, reviewId)
    if (review?.companyId !== companyId || review.withdrawnAt) throw new Failure('notFound', 'review_not_found')
    if (review.hiddenAt) throw new Failure('conflict', 'review_hidden')
    const after = review.reply === words ? review : { ...review, reply: words, repliedAt: deps.now() }
    if (after !== review) {
      await saveReply(db, reviewId, words, deps.now())
      await dropPages(inside, [after])
      await notifyOfReply(inside, after)
    }
    const [view] = await toReceived(inside, [after])
    return must(view, `review ${reviewId}`)
  })
}
