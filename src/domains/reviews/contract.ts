import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { LOCALES } from '../../values/locale.ts'
import { writtenText } from '../../values/written-text.ts'
import { purchaseKey } from '../orders/contract.ts'
import { COMMENT_LIMIT, PICTURE_LIMIT, REPLY_LIMIT } from './rules/review-rules.ts'

export const MAX_REVIEW_PICTURE = 8 * 1024 * 1024
export const REVIEW_ORDERS = ['newest', 'best', 'lowest'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]
/** How many reviews a page of a public list has. */
export const PUBLIC_PAGE = 10

const score = z.number().int().min(1).max(5)
/** One line: no character that steers. */
const comment = writtenText(COMMENT_LIMIT).regex(/^\P{Cc}*$/u)
const pictureKey = z.string().max(100)

/** `average`: to a tenth; null where nobody said anything. `byScore`: how many of one to five. */
export const rating = z.object({
  count: z.number().int(),
  average: z.number().nullable(),
  byScore: z.array(z.number().int()).length(5),
})
export type RatingView = z.infer<typeof rating>

/** What everybody sees. Times in UTC. */
export const publicReview = z.object({
  id: z.number().int(),
  score,
  comment: z.string(),
  /** The language it was written in. */
  locale: z.enum(LOCALES),
  /** First name and one letter; null: somebody who is a customer no more. */
  author: z.string().nullable(),
  pictures: z.array(z.string()),
  writtenAt: z.string(),
  changedAt: z.string().nullable(),
  reply: z.object({ words: z.string(), at: z.string() }).nullable(),
  product: z.object({ id: z.number().int(), title: z.string() }),
})
export type PublicReview = z.infer<typeof publicReview>

const reviewPage = z.object({ rating, reviews: z.array(publicReview), next: z.string().nullable() })
export type ReviewPage = z.infer<typeof reviewPage>

/** A review as its author sees it. */
export const ownReview = z.object({
  score,
  comment: z.string(),
  pictures: z.array(z.string()),
  writtenAt: z.string(),
  /** Until when it may be changed; null: not any more. */
  changeUntil: z.string().nullable(),
  isWithdrawn: z.boolean(),
  /** Why the operator hid it; null: everybody sees it. */
  hiddenReason: z.string().nullable(),
  reply: z.string().nullable(),
})

/** A line of an order with what its buyer says of it. */
export const reviewedLine = z.object({
  itemId: z.number().int(),
  number: z.string(),
  seller: z.string(),
  productId: z.number().int(),
  title: z.string(),
  versionName: z.string(),
  imageKey: z.string().nullable(),
  /** It was received, so a review may be written, unless there is one. */
  mayReview: z.boolean(),
  review: ownReview.nullable(),
})
export type ReviewedLine = z.infer<typeof reviewedLine>
const ownReviews = z.object({ lines: z.array(reviewedLine), author: z.string() })

export const receivedReview = publicReview.extend({
  number: z.string(),
  hiddenReason: z.string().nullable(),
})
export type ReceivedReview = z.infer<typeof receivedReview>

const params = z.object({ id: idInPath })
const after = z.string().max(200).optional()
const listed = z.object({
  order: z.enum(REVIEW_ORDERS).optional(),
  score: z.coerce.number().int().min(1).max(5).optional(),
  after,
})
const line = z.object({ key: purchaseKey, itemId: idInPath })
const publicList = {
  access: 'public',
  params,
  query: listed,
  response: reviewPage,
  failures: ['invalid_cursor'],
} as const

export const reviewsContract = {
  'GET /api/products/{id}/reviews': { summary: 'Reviews of a product by who bought and received it', ...publicList },
  'GET /api/shops/{id}/reviews': { summary: 'Reviews of what was collected in a shop', ...publicList },
  'GET /api/companies/{id}/reviews': { summary: 'Reviews of what a company sold', ...publicList },
  'GET /api/purchases/{key}/reviews': {
    summary: 'The lines of a purchase, and what its buyer says of each; for whoever knows its key',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: ownReviews,
    failures: ['purchase_not_found'],
  },
  'PUT /api/purchases/{key}/reviews/{itemId}': {
    summary: 'Writes the review of a line that was received, or changes it within 30 days. Again it changes nothing',
    access: 'public',
    params: line,
    body: z.strictObject({
      score,
      comment,
      pictures: z.array(pictureKey).max(PICTURE_LIMIT),
      locale: z.enum(LOCALES),
    }),
    response: ownReviews,
    failures: [
      ...['purchase_not_found', 'line_not_found', 'not_received', 'own_goods', 'picture_unknown', 'review_closed'],
      ...['review_withdrawn', 'review_hidden', 'rate_limited'],
    ],
  },
  'DELETE /api/purchases/{key}/reviews/{itemId}': {
    summary: 'Withdraws a review for good: words and pictures go, and none can be written for this line again',
    access: 'public',
    params: line,
    status: 200,
    response: ownReviews,
    failures: ['purchase_not_found', 'line_not_found', 'review_not_found'],
  },
  'POST /api/purchases/{key}/reviews/{itemId}/pictures': {
    summary: 'A picture for the review of a line; what no review takes within a day is removed',
    access: 'public',
    params: line,
    upload: { maxBytes: MAX_REVIEW_PICTURE },
    status: 201,
    response: z.object({ key: z.string() }),
    failures: [
      'purchase_not_found',
      'line_not_found',
      'not_received',
      'not_a_picture',
      'picture_too_big',
      'rate_limited',
    ],
  },
  'GET /api/companies/{id}/received-reviews': {
    summary: 'What buyers said of what a company sold, the newest first, with those the operator hid',
    access: 'signedIn',
    params,
    query: z.object({ unanswered: z.stringbool().optional(), after }),
    response: z.object({ rating, reviews: z.array(receivedReview), next: z.string().nullable() }),
    failures: ['company_not_found', 'invalid_cursor'],
  },
  'PUT /api/companies/{id}/received-reviews/{reviewId}/reply': {
    summary: 'The seller’s one reply to a review; written again it takes the place of the one before',
    access: 'signedIn',
    params: params.extend({ reviewId: idInPath }),
    body: z.strictObject({ words: writtenText(REPLY_LIMIT).min(1) }),
    response: receivedReview,
    failures: ['company_not_found', 'review_not_found', 'review_hidden', 'rate_limited'],
  },
} as const satisfies Contract
