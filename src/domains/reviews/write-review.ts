import type { Deps } from '../../platform/deps.ts'
import { discardFiles, takeDraftUploads } from '../../platform/files/draft-uploads.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { folderOf } from './add-picture.ts'
import { countReview } from './count-review.ts'
import { notifySeller } from './notify-in-market.ts'
import { type Line, type Purchase, requireLine, requireLines, requireReceived } from './require-line.ts'
import { authorName, whyClosed } from './rules/review-rules.ts'
import { insertReview, lockOfItem, type ReviewRow, saveWords } from './store/reviews.ts'

/** Of one purchase: more than anybody changes their mind. */
export const WRITES = defineLimit({ name: 'review-write', attempts: 60, seconds: 3600 })

export type Said = { score: number; comment: string; pictures: readonly string[]; locale: Locale }

/**
 * Writes the review of a line, or changes it; the same again changes nothing. `not_received`, `own_goods`; once it is there: `review_closed`
 * after 30 days, `review_withdrawn`, `review_hidden`. `picture_unknown` for what was not sent for this line.
 */
export async function writeReview(
  deps: Deps,
  actor: Actor | undefined,
  { key, itemId }: { key: string; itemId: number },
  said: Said,
): Promise<void> {
  const purchase = await requireLines(deps, key)
  const line = requireLine(purchase, itemId)
  await deps.limits.count(WRITES, key)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const known = await lockOfItem(db, itemId)
    if (known) return changeReview(inside, known, said)
    await requireReceived(inside, actor, purchase, line)
    const fresh = await insertReview(db, { ...firstOf(purchase, line, said), writtenAt: deps.now() })
    // Of two first ones at once the second changes what the first wrote.
    if (!fresh) return changeReview(inside, must(await lockOfItem(db, itemId), `the review of line ${itemId}`), said)
    await claimPictures(inside, itemId, [], said.pictures)
    await countReview(inside, null, fresh)
    await notifySeller(inside, fresh)
  })
}

const firstOf = ({ buyer }: Purchase, line: Line, { score, comment, pictures, locale }: Said) => ({
  ...{ itemId: line.itemId, orderId: line.orderId, companyId: line.companyId, productId: line.productId },
  ...{ shopId: line.shopId, title: line.title, score, comment, pictures: [...pictures], locale },
  author: authorName(buyer),
})

async function changeReview(deps: Deps, before: ReviewRow, said: Said): Promise<void> {
  const closed = whyClosed(before, deps.now())
  if (closed) throw new Failure('conflict', closed)
  const { score, comment, pictures } = before
  const same = JSON.stringify([score, comment, pictures]) === JSON.stringify([said.score, said.comment, said.pictures])
  if (same) return
  const after = { ...before, ...said, pictures: [...said.pictures], changedAt: deps.now() }
  await claimPictures(deps, before.itemId, pictures, said.pictures)
  await saveWords(deps.db, after)
  await countReview(deps, before, after)
}

/** Pictures sent for this line, each once; those that are shown no more go. */
async function claimPictures(
  deps: Deps,
  itemId: number,
  before: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const fresh = wanted.filter((key) => !before.includes(key) && key.startsWith(folderOf(itemId)))
  const claimed = await takeDraftUploads(deps.db, fresh, { purpose: 'reviewPicture', by: null })
  const taken = new Set([...before, ...claimed])
  const fields = wanted.flatMap((key, at) =>
    taken.has(key) && wanted.indexOf(key) === at ? [] : [{ field: `pictures.${at}`, code: 'picture_unknown' }],
  )
  if (fields.length > 0) throw new Failure('invalid', 'picture_unknown', { fields })
  await discardFiles(
    deps.db,
    before.filter((key) => !wanted.includes(key)),
  )
}
