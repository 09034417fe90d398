import type { Deps } from '../../platform/deps.ts'
import { discardFiles } from '../../platform/files/draft-uploads.ts'
import { Failure } from '../../values/failure.ts'
import { countReview } from './count-review.ts'
import { requireLine, requireLines } from './require-line.ts'
import { lockOfItem, saveWithdrawn } from './store/reviews.ts'

/** Its author takes a review back, for good; again it changes nothing. `review_not_found` where there was none. */
export async function withdrawReview(deps: Deps, { key, itemId }: { key: string; itemId: number }): Promise<void> {
  requireLine(await requireLines(deps, key), itemId)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const review = await lockOfItem(db, itemId)
    if (!review) throw new Failure('notFound', 'review_not_found')
    if (review.withdrawnAt) return
    const at = deps.now()
    await saveWithdrawn(db, review.id, at)
    await discardFiles(db, review.pictures)
    await countReview(inside, review, { ...review, withdrawnAt: at })
  })
}
