import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { requireMember } from '../companies/index.ts'
import { readScores } from '../ratings/index.ts'
import { ratingOf } from '../ratings/rules/index.ts'
import type { RatingView, ReceivedReview } from './contract.ts'
import { nextPlace, readPlace } from './place.ts'
import { toReceived } from './show-reviews.ts'
import { findReceived } from './store/lists.ts'

/** What buyers said of a company, for its people; `company_not_found` for others'. Three statements. */
export async function listReceived(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { unanswered, after }: { unanswered?: boolean | undefined; after?: string | undefined },
): Promise<{ rating: RatingView; reviews: ReceivedReview[]; next: string | null }> {
  requireMember(deps, actor, companyId, 'orders.view')
  const place = readPlace(after)
  const [byScore, rows] = await Promise.all([
    readScores(deps, 'company', companyId),
    findReceived(deps.db, companyId, {
      unanswered: unanswered ?? false,
      after: place,
      limit: PAGE_SIZE + 1,
    }),
  ])
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    rating: ratingOf(byScore),
    reviews: await toReceived(deps, page),
    next: last && rows.length > PAGE_SIZE ? nextPlace(0, last.id) : null,
  }
}
