import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { documented } from '../orders/index.ts'
import type { ReceivedReview } from './contract.ts'
import { toPublic } from './list-reviews.ts'
import type { ReviewRow } from './store/reviews.ts'

/** As the seller sees them; pictures of a hidden one are for its author and the operator. One statement. */
export async function toReceived(deps: Pick<Deps, 'db'>, reviews: readonly ReviewRow[]): Promise<ReceivedReview[]> {
  const labels = await documented.findOrderLabels(
    deps.db,
    reviews.map(({ orderId }) => orderId),
  )
  const byId = new Map(labels.map(({ id, number }) => [id, number]))
  return reviews.map((review) => ({
    ...toPublic(review),
    pictures: review.hiddenAt ? [] : review.pictures,
    number: must(byId.get(review.orderId), `order ${review.orderId}`),
    hiddenReason: review.hiddenReason,
  }))
}
