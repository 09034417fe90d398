import type { Conditions } from '../conditions.ts'
import { type Counts, countFacets } from '../count-facets.ts'
import { PRICE_SHARE } from '../lexemes.ts'
import { findRows } from './find-rows.ts'
import type { MemoryIndex } from './memory-index.ts'

/** So many rows of a sample tell enough about all documents. */
export const ENOUGH = 120

/** What misses one filter only shows what else there would be: fewer rows are enough. */
const ENOUGH_NEAR = 40

type Seen = { estimate: number; enough: boolean }

/** What a sample in memory tells about all documents, without asking the database. */
export type Estimate = {
  level: number
  /** Documents that fit, and with them those that miss just one filter. */
  fitting: Seen
  near: Seen
  /** Counts within the sample. */
  counts: Counts
  /** Share of fitting documents with all words in the title. */
  strong: number
  /** Documents of the category, or all. */
  scope: number
  /** Scores and prices of fitting documents of the sample that are in stock; those with all words in the title apart. */
  fits: { score: number; price: number; strong: boolean }[]
  /** Whether the price narrows what is looked for, and how many documents must be read when it does not. */
  byPrice: boolean
  toRead: number
}

export function estimateFrom(
  index: MemoryIndex,
  conditions: Conditions,
  keyOf: (id: number) => string | undefined,
): Estimate {
  const rows = findRows(index, conditions)
  const { hits, level } = index
  const { price, category } = conditions
  const { counts, passing, near } = countFacets(hits, conditions, keyOf, rows)
  const seen = (count: number, enough: number): Seen => ({
    estimate: count * 2 ** level,
    enough: count >= enough,
  })
  const strong = passing.reduce((sum, row) => sum + (hits.ranks[row] ?? 0), 0) / Math.max(1, passing.length)
  const fits = Array.from(
    passing.filter((row) => hits.inStock[row]),
    (row) => ({
      score: index.scores[row] ?? 0,
      price: hits.prices[row] ?? 0,
      strong: hits.ranks[row] === 1,
    }),
  )
  // Looks anew, after `ranks` have been read.
  const scope = category ? findRows(index, { ...conditions, words: [] }) : null
  const { from, to } = price ?? { from: null, to: null }
  let inRange = 0
  for (let row = 0; row < hits.count; row++) {
    const amount = hits.prices[row] ?? 0
    if ((from === null || amount >= from) && (to === null || amount <= to)) inRange++
  }
  const byPrice = price !== null && inRange < PRICE_SHARE * hits.count
  const fitting = seen(counts.total, ENOUGH)
  const anyPrice =
    price && !byPrice ? countFacets(hits, { ...conditions, price: null }, keyOf, rows).counts.total : counts.total
  return {
    level,
    fitting,
    near: seen(near, ENOUGH_NEAR),
    counts,
    strong,
    scope: (scope?.length ?? index.size) * 2 ** level,
    fits,
    byPrice,
    toRead: anyPrice * 2 ** level,
  }
}
