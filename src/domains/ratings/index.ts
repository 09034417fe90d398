export { countScores, type ScoreChange } from './count-scores.ts'
export { ratingsService } from './http.ts'
export { ratingTag, readCounted, readRatings, readScores } from './read-ratings.ts'
