import { type SearchAddress, stringifySearch } from './filters-url.ts'
import type { SearchFilter, TextFilter } from './sentence.ts'
import { type Understanding, withoutSpans } from './understand-query.ts'

/** Chosen filters win over those read from the text: one condition a key. */
export function mergeFilters(
  chosen: readonly SearchFilter[],
  fromText: readonly TextFilter[],
): (SearchFilter | TextFilter)[] {
  const keys = new Set(chosen.map((filter) => filter.key))
  return [...chosen, ...fromText.filter((filter) => !keys.has(filter.key))]
}

/**
 * The query string of the list lacking one filter, from its first page. A chosen filter loses its parameter. For one read from the text
 * its words leave `q`; should the shorter sentence be read differently (`laptop 16gb` → `16gb`), the other conditions become
 * parameters and the rest is searched literally, so that exactly one condition goes.
 */
export function without(
  address: SearchAddress,
  filter: SearchFilter | TextFilter,
  reread: (q: string) => Understanding,
): string {
  const { page: _page, after: _after, before: _before, ...kept } = address
  const chosen = address.filters ?? []
  const q = address.q ?? ''
  if (address.literal === '1' || !q)
    return stringifySearch({ ...kept, filters: chosen.filter((one) => one.key !== filter.key) })
  const whole = reread(q)
  // The same key in the text would come back once the parameter goes.
  const gone = whole.filters.find((one) => one.key === filter.key)
  const filters = chosen.filter((one) => one.key !== filter.key)
  if (!gone) return stringifySearch({ ...kept, filters })
  const others = whole.filters.filter((one) => one.key !== filter.key)
  const shorter = withoutSpans(q, gone.spans)
  const again = reread(shorter)
  if (again.text === whole.text && again.sort === whole.sort && sameFilters(again.filters, others)) {
    return stringifySearch({ ...kept, q: shorter, filters })
  }
  const sort = address.sort ?? whole.sort
  const all = mergeFilters(filters, others)
  return stringifySearch({ ...kept, q: whole.text, filters: all, sort, literal: whole.text ? '1' : undefined })
}

function sameFilters(a: readonly SearchFilter[], b: readonly SearchFilter[]): boolean {
  return stringifySearch({ filters: a }) === stringifySearch({ filters: b })
}
