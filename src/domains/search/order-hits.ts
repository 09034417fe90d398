import type { Sort } from '../search-language/contract.ts'
import type { Counted } from './count-facets.ts'
import type { Position } from './cursor.ts'
import type { Hits } from './packed-row.ts'

/** Ascending by price, all else descending. */
export const isDescending = (sort: Sort) => sort !== 'price'

/** What is shown of hits: `ranks` where something was wished for besides (see prefer.ts). */
export type Shown = Pick<Counted, 'passing' | 'prices'> & { ranks: Float32Array | null }

/** Puts all rows in order; a caller that asks for the same again may keep the result. */
type SortAll = (rows: Int32Array, compare: (a: number, b: number) => number) => number[]

/** The rows of one page as places, in order (what is in stock first), and whether there are more on either side. */
export function cutPage(
  hits: Hits,
  { passing: rows, prices, ranks }: Shown,
  sort: Sort,
  at: { after?: Position | undefined; before?: Position | undefined; offset: number },
  size: number,
  sortAll: SortAll = (all, compare) => [...all].sort(compare),
): { rows: Position[]; hasPrevious: boolean; hasNext: boolean } {
  const { placeOf, compare, compareTo } = orderOf(hits, sort, prices ?? hits.prices, ranks ?? hits.ranks)
  const { after, before, offset } = at
  if (after) {
    const rest = rows.filter((row) => compareTo(row, after) > 0)
    const page = firstOf(rest, compare, size)
    return { rows: page.map(placeOf), hasPrevious: rest.length < rows.length, hasNext: rest.length > size }
  }
  const earlier = before ? rows.filter((row) => compareTo(row, before) < 0) : null
  if (earlier && earlier.length > size) {
    const page = firstOf(earlier, (a, b) => compare(b, a), size).reverse()
    return { rows: page.map(placeOf), hasPrevious: true, hasNext: earlier.length < rows.length }
  }
  const start = earlier ? 0 : offset
  const deep = (start + size) * 8 > rows.length
  const page = (deep ? sortAll(rows, compare) : firstOf(rows, compare, start + size)).slice(start, start + size)
  return { rows: page.map(placeOf), hasPrevious: start > 0 && rows.length > 0, hasNext: start + size < rows.length }
}

/** Order of rows by their columns, without an object for each. */
function orderOf(hits: Hits, sort: Sort, prices: Float64Array, ranks: Float32Array) {
  const values = sort === 'newest' ? hits.listedAt : sort === 'relevance' ? ranks : prices
  const { inStock, ids } = hits
  const sign = isDescending(sort) ? -1 : 1
  const placeOf = (row: number): Position => ({
    part: inStock[row] ? 0 : 1,
    value: values[row] ?? 0,
    id: ids[row] ?? 0,
  })
  const compare = (a: number, b: number) =>
    (inStock[b] ?? 0) - (inStock[a] ?? 0) ||
    sign * ((values[a] ?? 0) - (values[b] ?? 0)) ||
    sign * ((ids[a] ?? 0) - (ids[b] ?? 0))
  const compareTo = (row: number, place: Position) =>
    (inStock[row] ? 0 : 1) - place.part ||
    sign * ((values[row] ?? 0) - place.value) ||
    sign * ((ids[row] ?? 0) - place.id)
  return { placeOf, compare, compareTo }
}

/** The first so many rows in order. A few of many are picked by insertion: sorting all would cost ten times as much. */
function firstOf(rows: Int32Array, compare: (a: number, b: number) => number, wanted: number): number[] {
  if (wanted * 8 > rows.length) return [...rows].sort(compare).slice(0, wanted)
  const first: number[] = []
  for (const row of rows) {
    const last = first[first.length - 1]
    if (first.length === wanted && compare(row, last as number) >= 0) continue
    let low = 0
    let high = first.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(first[middle] as number, row) < 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, row)
    if (first.length > wanted) first.pop()
  }
  return first
}
