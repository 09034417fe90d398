export { type ByScore, type Rating, ratingOf } from './average.ts'
