import type { Deps } from '../../platform/deps.ts'
import { invalidField } from '../../values/failure.ts'
import type { Rated } from '../ratings/contract.ts'
import { readScores } from '../ratings/index.ts'
import { ratingOf } from '../ratings/rules/index.ts'
import { PUBLIC_PAGE, type PublicReview, type ReviewOrder, type ReviewPage } from './contract.ts'
import { nextPlace, readPlace } from './place.ts'
import { findPublic } from './store/lists.ts'
import type { ReviewRow } from './store/reviews.ts'

const MOST_SCORE = 5

/** What everybody sees of a product, a shop or a company: how it is rated, and a page of reviews. Two statements. */
export async function listReviews(
  deps: Pick<Deps, 'db'>,
  kind: Rated,
  id: number,
  wanted: { order?: ReviewOrder | undefined; score?: number | undefined; after?: string | undefined },
): Promise<ReviewPage> {
  const place = readPlace(wanted.after)
  if (place && place.at > MOST_SCORE) throw invalidField('after', 'invalid_cursor')
  const [byScore, rows] = await Promise.all([
    readScores(deps, kind, id),
    findPublic(deps.db, kind, id, {
      order: wanted.order ?? 'newest',
      score: wanted.score ?? null,
      after: place && { score: place.at, id: place.id },
      limit: PUBLIC_PAGE + 1,
    }),
  ])
  const page = rows.slice(0, PUBLIC_PAGE)
  const last = page.at(-1)
  return {
    rating: ratingOf(byScore),
    reviews: page.map(toPublic),
    next: last && rows.length > PUBLIC_PAGE ? nextPlace(last.score, last.id) : null,
  }
}

export function toPublic(review: ReviewRow): PublicReview {
  const { id, score, comment, locale, author, pictures, writtenAt, changedAt, reply, repliedAt } = review
  return {
    ...{ id, score, comment, locale, pictures, author: author || null },
    writtenAt: writtenAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    reply: reply !== null && repliedAt ? { words: reply, at: repliedAt.toISOString() } : null,
    product: { id: review.productId, title: review.title },
  }
}
