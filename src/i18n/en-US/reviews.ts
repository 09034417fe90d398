import type { reviews as master } from '../pl-PL/reviews.ts'
import type { Same } from '../shape.ts'

export const reviews: Same<typeof master> = {
  title: 'Reviews',
  none: 'Nobody has written a review yet.',
  noneOfScore: 'Nobody gave this score.',
  outOf: '{{score}} out of 5',
  count_one: '{{count}} review',
  count_other: '{{count}} reviews',
  checked: 'Where these reviews come from',
  checkedText:
    'A review can be written only by who bought the item on this market and received it: one for each item of a received order. We check this automatically when the review is written. People who we know work for the seller cannot review its products. Good and bad reviews are shown. We hide only those that break the law or the rules, and tell the author why. The market rewards nobody for a review. Authors may change a review for 30 days; it stays after a return, too.',
  all: 'Show all reviews',
  order: 'Order',
  order_newest: 'newest first',
  order_best: 'best first',
  order_lowest: 'lowest first',
  score: 'Score',
  anyScore: 'any',
  more: 'Show more',
  formerCustomer: 'A former customer',
  changed: 'changed',
  reply: 'Reply of the seller',
  picture: 'Picture {{number}} of the review',
}
