import { DISK_UNIT, oneDiskSize } from '../../values/disk-size.ts'
import { invalidField } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import type { Sort } from '../search-language/contract.ts'
import {
  mergeFilters,
  type Prices,
  parseFilters,
  queryTerms,
  type SearchAddress,
  type SearchFilter,
  type TextFilter,
  type Understanding,
  understandQuery,
} from '../search-language/index.ts'
import type { SearchQuery } from './contract.ts'
import { type Cursor, readCursor } from './cursor.ts'
import type { Knowledge } from './memory.ts'

/** Pages without a cursor are skipped to; farther ones only by following the cursors. */
const MOST_PAGES_SKIPPED = 200

const NOTHING: Understanding = {
  ...{ text: '', terms: [], filters: [], needs: [], unreadCurrencies: [] },
  ...{ literal: '', saysNothing: false },
}

export type Request = {
  address: SearchAddress
  chosen: SearchFilter[]
  filters: (SearchFilter | TextFilter)[]
  text: string
  words: string[]
  sort: Sort
  after?: Cursor
  before?: Cursor
  offset: number
  page: number
  /** Codes of currencies in which prices stood that could not be read. */
  unreadCurrencies: string[]
  needs: Understanding['needs']
  /** Something is typed, and nothing of it says what is looked for: never all goods for that. */
  saysNothing: boolean
  /** What is typed, but for what is refused. */
  literal: string
  reread: (q: string) => Understanding
}

/** An address that asks for 1024 GB asks for 1 TB as everybody spells it. */
function oneSpelling(filter: SearchFilter, known: Knowledge): SearchFilter {
  const disk = filter.op === 'in' && known.attributeByKey.get(filter.key)?.unit === DISK_UNIT
  if (!disk) return filter
  return { ...filter, values: [...new Set(filter.values?.map((value) => String(oneDiskSize(Number(value)))))] }
}

/** Reads the URL of a list and the typed sentence. Throws `unknown_filter`, `invalid_filter`, `invalid_cursor`. */
export function readRequest(query: SearchQuery, locale: Locale, known: Knowledge, prices: Prices): Request {
  const q = (query.q ?? '').trim()
  const chosen = parseFilters(query, known.attributes).map((filter) => oneSpelling(filter, known))
  const reread = (text: string): Understanding =>
    query.literal === '1'
      ? { ...NOTHING, text, terms: queryTerms(text), literal: text }
      : understandQuery(text, locale, known.vocabulary, prices)
  const understood: Understanding = q ? reread(q) : NOTHING
  const sort = query.sort ?? understood.sort ?? 'relevance'
  const { page = 1 } = query
  if (query.after && query.before) throw invalidField('before', 'invalid_cursor')
  const skipped = query.after || query.before ? 1 : page
  if (skipped > MOST_PAGES_SKIPPED) throw invalidField('page', 'too_big', { maximum: MOST_PAGES_SKIPPED })
  return {
    address: { q: q || undefined, filters: chosen, sort: query.sort, literal: query.literal, facets: query.facets },
    chosen,
    filters: mergeFilters(chosen, understood.filters),
    text: understood.text,
    words: understood.terms,
    sort,
    ...(query.after ? { after: readCursor(query.after, 'after', sort) } : {}),
    ...(query.before ? { before: readCursor(query.before, 'before', sort) } : {}),
    offset: (skipped - 1) * PAGE_SIZE,
    page,
    unreadCurrencies: understood.unreadCurrencies,
    needs: understood.needs,
    saysNothing: understood.saysNothing && chosen.length === 0,
    literal: understood.literal,
    reread,
  }
}
