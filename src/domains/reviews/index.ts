export { eraseReviews } from './erase-reviews.ts'
export { reviewsService } from './http.ts'
export { readReviewsOf } from './read-own-reviews.ts'
export { verifyReviews } from './verify-reviews.ts'
