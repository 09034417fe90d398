import type { Deps } from '../../platform/deps.ts'
import { documented } from '../orders/index.ts'
import type { ReviewedLine } from './contract.ts'
import { hiddenKey } from './find-picture.ts'
import { requireLines } from './require-line.ts'
import { authorName, changeUntil, whyClosed } from './rules/review-rules.ts'
import { findReportsOf } from './store/reports.ts'
import { findOfOrders, type ReviewRow } from './store/reviews.ts'

/** The lines of a purchase with what its buyer says of each, and as whom; for whoever knows its key. Two statements. */
export async function readOwnReviews(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  key: string,
): Promise<{ lines: ReviewedLine[]; author: string }> {
  const { buyer, lines } = await requireLines(deps, key)
  const reviews = await findOfOrders(deps.db, [...new Set(lines.map(({ orderId }) => orderId))])
  const byItem = new Map(reviews.map((review) => [review.itemId, review]))
  return {
    author: authorName(buyer),
    lines: lines.map(({ orderId: _, companyId: __, shopId: ___, status, ...line }) => {
      const review = byItem.get(line.itemId)
      return {
        ...line,
        mayReview: !review && documented.isReceived(status),
        review: review ? toOwn(deps, review) : null,
      }
    }),
  }
}

function toOwn(deps: Pick<Deps, 'now' | 'secrets'>, review: ReviewRow): NonNullable<ReviewedLine['review']> {
  const { score, comment, writtenAt, withdrawnAt, hiddenReason, reply } = review
  const pictures = review.hiddenAt ? review.pictures.map((one) => hiddenKey(deps, one)) : review.pictures
  return {
    ...{ score, comment, pictures, hiddenReason, reply },
    writtenAt: writtenAt.toISOString(),
    changeUntil: whyClosed(review, deps.now()) ? null : changeUntil(review).toISOString(),
    isWithdrawn: withdrawnAt !== null,
  }
}

/** Of the newest reports, so many. */
const REPORTS = 500

/** What a person said of what they bought, the newest order first, and the newest reports they sent: for an export of all that is kept. */
export async function* readReviewsOf(deps: Pick<Deps, 'db'>, userId: string): AsyncGenerator<unknown> {
  for await (const orders of documented.ordersOfPerson(deps, userId)) {
    const ids = orders.map(({ id }) => id)
    for (const { itemId: _, orderId: __, ...review } of await findOfOrders(deps.db, ids)) yield review
  }
  for (const { reviewId, ...report } of await findReportsOf(deps.db, userId, REPORTS))
    yield { reported: reviewId, ...report }
}
