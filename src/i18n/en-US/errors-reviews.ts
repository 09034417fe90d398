import type { reviewsErrors as master } from '../pl-PL/errors-reviews.ts'
import type { Same } from '../shape.ts'

/** Failures around reviews. */
export const reviewsErrors: Same<typeof master> = {
  not_received: 'A review can be written once the order was received.',
  own_goods: 'People who work for the seller cannot review its products.',
  line_not_found: 'This order has no such item.',
  review_not_found: 'There is no such review.',
  review_closed: 'A review can be changed for 30 days. You can still withdraw it.',
  review_withdrawn: 'This review was withdrawn.',
  review_hidden: 'This review was hidden by the operator of the market.',
}
