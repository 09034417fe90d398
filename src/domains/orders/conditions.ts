// For statements of other domains: what it means is decided here.

export { type StoredFacts, toOrderFacts } from './rules/order-facts.ts'
export { wordsQuery } from './rules/order-words.ts'
export { type PayableAfter, payableAt } from './store/payable.ts'
export { arrivesOf, factsOf, vatOf } from './store/purchases.ts'
