import { must } from '../../values/must.ts'
import { countFacets } from './count-facets.ts'
import type { Found, Search } from './found.ts'
import type { Knowledge, RequestMemory } from './memory.ts'
import { findRows } from './memory-index/find-rows.ts'
import type { MemoryIndex } from './memory-index/memory-index.ts'
import { cutPage } from './order-hits.ts'
import type { CardPage } from './walk-page.ts'

/** Searches a small market, all of it in memory: exact, and without the database. */
export function searchMemory(memory: RequestMemory, index: MemoryIndex, known: Knowledge, search: Search): Found {
  const { conditions, sort, size } = search
  const { words, category, groups, price } = conditions
  const { hits, cards, revision } = index
  const plain = words.length === 0 && groups.length === 0 && price === null
  const keyOf = (id: number) => known.dictionary.byId[id]?.key
  const rows = findRows(index, conditions)
  const key = `small ${category?.id ?? ''}`
  const kept = plain ? memory.counts.get(key) : undefined
  let counts = kept?.revision === revision ? kept.counts : undefined
  let passing = rows
  if (!counts) {
    const counted = countFacets(hits, groups, price, keyOf, rows)
    counts = counted.counts
    passing = counted.passing
    if (plain) memory.counts.set(key, { revision, counts })
  }
  const {
    rows: places,
    hasPrevious,
    hasNext,
  } = cutPage(hits, passing, sort, search, size, (all, compare) => {
    const orderKey = `${key} ${sort}`
    const before = plain ? memory.orders.get(orderKey) : undefined
    if (before?.revision === revision) return before.rows
    const ordered = [...all].sort(compare)
    if (plain) memory.orders.set(orderKey, { revision, rows: ordered })
    return ordered
  })
  const page: CardPage = {
    cards: places.map((place) => must(cards[must(index.rowOf(place.id), 'the row of a hit')], 'the card of a hit')),
    first: places[0] ?? null,
    last: places.at(-1) ?? null,
    hasPrevious,
    hasNext,
    revision,
  }
  return { page, way: 'few', counts }
}
