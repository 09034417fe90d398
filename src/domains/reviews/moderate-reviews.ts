import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { recordAudit } from '../audit/index.ts'
import type { ReportedReview } from './contract.ts'
import { countReview } from './count-review.ts'
import { notifyAuthor } from './notify-author.ts'
import { nextPlace, readPlace } from './place.ts'
import { toReported } from './show-reviews.ts'
import { findHidden, findReported } from './store/lists.ts'
import { settleReports } from './store/reports.ts'
import { lockReview, type ReviewRow, saveHidden } from './store/reviews.ts'

/** Reviews that were reported, the longest waiting first; or those that are hidden. */
export async function listReported(
  deps: Deps,
  actor: Actor | undefined,
  { hidden, after }: { hidden?: boolean | undefined; after?: string | undefined },
): Promise<{ reviews: ReportedReview[]; next: string | null }> {
  requireOperator(actor)
  const place = readPlace(after)
  const rows = hidden
    ? (await findHidden(deps.db, place, PAGE_SIZE + 1)).map((row) => ({ ...row, at: 0 }))
    : await findReported(deps.db, place, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    reviews: await toReported(deps, page),
    next: last && rows.length > PAGE_SIZE ? nextPlace(last.at, last.id) : null,
  }
}

type What = 'hide' | 'restore' | 'keep'
const ACTION = { hide: 'reviewHidden', restore: 'reviewRestored', keep: 'reviewKept' } as const

/**
 * The operator hides a review, shows it again, or keeps it where it was reported: with a reason, on record, once. Whatever it is settles the
 * reports. Its author is told of what changed. `review_not_found`; `review_withdrawn` where there is nothing to hide or show.
 */
export async function moderateReview(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  { what, reason }: { what: What; reason: string },
): Promise<ReportedReview> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const review = await lockReview(db, id)
    if (!review) throw new Failure('notFound', 'review_not_found')
    const after = await settle(inside, review, { what, reason, userId })
    const [view] = await toReported(inside, [after])
    return must(view, `review ${id}`)
  })
}

async function settle(
  deps: Deps,
  review: ReviewRow,
  { what, reason, userId }: { what: What; reason: string; userId: string },
): Promise<ReviewRow> {
  if (review.withdrawnAt && what !== 'keep') throw new Failure('conflict', 'review_withdrawn')
  const isDone = what === 'keep' ? review.reportedAt === null : (review.hiddenAt !== null) === (what === 'hide')
  if (isDone) return review
  const at = deps.now()
  await settleReports(deps.db, review.id, at)
  await recordAudit(deps, {
    ...{ actorId: userId, action: ACTION[what], subjectKind: 'company', subjectId: String(review.companyId) },
    detail: { review: review.id, reason },
  })
  if (what === 'keep') return { ...review, reportedAt: null }
  const hidden = what === 'hide' ? { at, reason } : null
  await saveHidden(deps.db, review.id, hidden)
  const after = { ...review, hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? null, reportedAt: null }
  await countReview(deps, review, after)
  await notifyAuthor(deps, review, { what, reason })
  return after
}
