import type { Sort } from '../search-language/contract.ts'
import type { Conditions } from './conditions.ts'
import type { Counts } from './count-facets.ts'
import type { Cursor, Way } from './cursor.ts'
import type { CardPage } from './walk-page.ts'

/** One page that is asked for. */
export type Search = {
  conditions: Conditions
  sort: Sort
  after?: Cursor | undefined
  before?: Cursor | undefined
  offset: number
  size: number
}
export type Found = { page: CardPage; way: Way; counts: Counts }

const NO_COUNTS: Counts = {
  total: 0,
  exact: true,
  facetsExact: true,
  values: new Map(),
  priceMin: null,
  priceMax: null,
}
export const NOTHING_FOUND: Found = {
  page: { cards: [], first: null, last: null, hasPrevious: false, hasNext: false, revision: 0 },
  way: 'few',
  counts: NO_COUNTS,
}
