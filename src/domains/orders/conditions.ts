// For statements of other domains: what it means is decided here.
export { wordsQuery } from './rules/order-words.ts'
export { type PayableAfter, payableAt } from './store/payable.ts'
