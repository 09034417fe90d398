import type { Deps } from '../../platform/deps.ts'
import { discardFiles } from '../../platform/files/draft-uploads.ts'
import { documented } from '../orders/index.ts'
import { dropPages } from './count-review.ts'
import { eraseWords, lockOfOrders } from './store/reviews.ts'

/**
 * Forgets who wrote the reviews of a person, what they said and showed, in the caller's transaction and while their orders still name them.
 * The scores stay: numbers that tell nothing of anybody.
 */
export async function eraseReviews(deps: Deps, userId: string): Promise<void> {
  for await (const orders of documented.ordersOfPerson(deps, userId)) {
    const reviews = await lockOfOrders(
      deps.db,
      orders.map(({ id }) => id),
    )
    if (reviews.length === 0) continue
    await eraseWords(
      deps.db,
      reviews.map(({ id }) => id),
    )
    await discardFiles(
      deps.db,
      reviews.flatMap(({ pictures }) => pictures),
    )
    await dropPages(deps, reviews)
  }
}
