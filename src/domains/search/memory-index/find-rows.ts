import type { Conditions } from '../conditions.ts'
import { SCORE_SHARE } from '../lexemes.ts'
import { type MemoryIndex, WEIGHT_BITS } from './memory-index.ts'

/** The weights of ts_rank, descriptions first, and its sum over a word that stands once. */
const WEIGHT = [0.1, 0.2, 0.4, 1].map((weight) => weight / 1.644_934_066_85)
const HEAVIEST = 3
/** The weight of names of categories and of codes. */
const CATEGORY = 2

/** Rows that have all the words, not those refused, and are of the category; filters and price are not looked at. */
export function findRows(index: MemoryIndex, { words, category, not }: Conditions): Int32Array {
  const { categoryIds, topCategoryIds, hits } = index
  const refused = not.words.length > 0 ? refusedRows(index, not.words) : null
  const isOf = (row: number) => !category || categoryIds[row] === category.id || topCategoryIds[row] === category.id
  const fits = (row: number) => isOf(row) && !refused?.has(row)
  if (words.length > 0) return rowsOfWords(index, words, fits)
  const rows = new Int32Array(hits.count)
  let found = 0
  for (let row = 0; row < hits.count; row++) {
    if (!index.alive[row] || !fits(row)) continue
    rows[found++] = row
    hits.ranks[row] = index.scores[row] ?? 0
  }
  return rows.subarray(0, found)
}

/** Rows whose title or category has all words of one of the groups. */
function refusedRows({ postings }: MemoryIndex, groups: Conditions['not']['words']): Set<number> {
  const withWord = (word: string) =>
    new Set((postings.get(word) ?? []).flatMap((one) => ((one & HEAVIEST) >= CATEGORY ? one >> WEIGHT_BITS : [])))
  return new Set(groups.flatMap((words) => [...words.map(withWord).reduce((all, some) => all.intersection(some))]))
}

/**
 * Leaves the relevance of the rows in `hits.ranks`: in a whole market that of `store/hits.ts`, in a sample 1 for rows whose title has
 * all the words.
 */
function rowsOfWords(
  { postings, level, hits, alive, scores }: MemoryIndex,
  words: readonly string[],
  fits: (row: number) => boolean,
): Int32Array {
  const lists = words.map((word) => postings.get(word) ?? []).sort((a, b) => a.length - b.length)
  const places = lists.map(() => 0)
  const [shortest = [], ...others] = lists
  const rows = new Int32Array(shortest.length)
  let found = 0
  for (const posting of shortest) {
    const row = posting >> WEIGHT_BITS
    if (!alive[row] || !fits(row)) continue
    let weight = posting & HEAVIEST
    let sum = WEIGHT[weight] ?? 0
    let missing = false
    for (let other = 0; other < others.length && !missing; other++) {
      const list = others[other] as number[]
      let place = places[other] as number
      while (place < list.length && (list[place] as number) >> WEIGHT_BITS < row) place++
      places[other] = place
      const found = list[place]
      missing = found === undefined || found >> WEIGHT_BITS !== row
      if (found === undefined || missing) continue
      weight = Math.min(weight, found & HEAVIEST)
      sum += WEIGHT[found & HEAVIEST] ?? 0
    }
    if (missing) continue
    rows[found++] = row
    hits.ranks[row] = level > 0 ? Number(weight === HEAVIEST) : sum / lists.length + SCORE_SHARE * (scores[row] ?? 0)
  }
  return rows.subarray(0, found)
}
