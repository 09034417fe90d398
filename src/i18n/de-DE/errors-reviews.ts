import type { reviewsErrors as master } from '../pl-PL/errors-reviews.ts'
import type { Same } from '../shape.ts'

/** Failures around reviews. */
export const reviewsErrors: Same<typeof master> = {
  not_received: 'Eine Bewertung ist möglich, sobald die Bestellung angekommen ist.',
  own_goods: 'Wer für den Verkäufer arbeitet, kann dessen Produkte nicht bewerten.',
  line_not_found: 'In dieser Bestellung gibt es diese Position nicht.',
  review_not_found: 'Diese Bewertung gibt es nicht.',
  review_closed: 'Eine Bewertung lässt sich 30 Tage lang ändern. Zurückziehen können Sie sie weiterhin.',
  review_withdrawn: 'Diese Bewertung wurde zurückgezogen.',
  review_hidden: 'Diese Bewertung wurde vom Betreiber ausgeblendet.',
}
