import type { Sort } from './contract.ts'
import type { Position } from './cursor.ts'
import type { Hits } from './digest.ts'

/** Ascending by price, all else descending. */
export const isDescending = (sort: Sort) => sort !== 'price'

function sortValue(hits: Hits, sort: Sort, row: number): number {
  if (sort === 'newest') return hits.listedAt[row] ?? 0
  return (sort === 'relevance' ? hits.ranks[row] : hits.prices[row]) ?? 0
}

/** Places of the rows, in order: what is in stock first. */
export function orderHits(hits: Hits, rows: Int32Array, sort: Sort): Position[] {
  const compare = comparePositions(sort)
  return Array.from(rows, (row) => ({
    part: hits.inStock[row] ? 0 : 1,
    value: sortValue(hits, sort, row),
    id: hits.ids[row] ?? 0,
  })).sort(compare)
}

export function comparePositions(sort: Sort): (a: Position, b: Position) => number {
  const sign = isDescending(sort) ? -1 : 1
  return (a, b) => a.part - b.part || sign * (a.value - b.value) || sign * (a.id - b.id)
}

/** The rows of one page and whether there are more on either side. */
export function cutPage(
  ordered: readonly Position[],
  sort: Sort,
  at: { after?: Position | undefined; before?: Position | undefined; offset: number },
  size: number,
): { rows: Position[]; hasPrevious: boolean; hasNext: boolean } {
  const compare = comparePositions(sort)
  let start = at.offset
  if (at.after) {
    const { after } = at
    const first = ordered.findIndex((one) => compare(one, after) > 0)
    start = first < 0 ? ordered.length : first
  } else if (at.before) {
    const { before } = at
    const first = ordered.findIndex((one) => compare(one, before) >= 0)
    start = Math.max(0, (first < 0 ? ordered.length : first) - size)
  }
  const rows = ordered.slice(start, start + size)
  return { rows, hasPrevious: start > 0 && ordered.length > 0, hasNext: start + size < ordered.length }
}
