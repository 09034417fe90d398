import { must } from '../../values/must.ts'
import { cardOfVersion } from './card-of-version.ts'
import { isPlain } from './conditions.ts'
import { countFacets } from './count-facets.ts'
import type { Found, Search } from './found.ts'
import type { Knowledge, RequestMemory } from './memory.ts'
import { findRows } from './memory-index/find-rows.ts'
import type { MemoryIndex } from './memory-index/memory-index.ts'
import { cutPage } from './order-hits.ts'
import { preferredRanks } from './prefer.ts'
import type { CardPage } from './walk-page.ts'

/** Searches a small market, all of it in memory: exact, and without the database. */
export function searchMemory(memory: RequestMemory, index: MemoryIndex, known: Knowledge, search: Search): Found {
  const { conditions, sort, size } = search
  const { category } = conditions
  const { hits, cards, revision } = index
  const plain = isPlain(conditions)
  const keyOf = (id: number) => known.dictionary.byId[id]?.key
  const rows = findRows(index, conditions)
  const key = `small ${category?.id ?? ''}`
  const kept = plain ? memory.counts.get(key) : undefined
  let counts = kept?.revision === revision ? kept.counts : undefined
  let passing = rows
  let prices: Float64Array | null = null
  if (!counts) {
    const counted = countFacets(hits, conditions, keyOf, rows)
    counts = counted.counts
    passing = counted.passing
    prices = counted.prices
    if (plain) memory.counts.set(key, { revision, counts })
  }
  const ranks = sort === 'relevance' ? preferredRanks(hits, { passing, prices }, conditions) : null
  const {
    rows: places,
    hasPrevious,
    hasNext,
  } = cutPage(hits, { passing, prices, ranks }, sort, search, size, (all, compare) => {
    const orderKey = `${key} ${sort}`
    const before = plain ? memory.orders.get(orderKey) : undefined
    if (before?.revision === revision) return before.rows
    const ordered = [...all].sort(compare)
    if (plain) memory.orders.set(orderKey, { revision, rows: ordered })
    return ordered
  })
  const page: CardPage = {
    cards: places.map(({ id }) => {
      const row = must(index.rowOf(id), 'the row of a hit')
      return cardOfVersion(must(cards[row], 'the card of a hit'), hits, row, conditions)
    }),
    first: places[0] ?? null,
    last: places.at(-1) ?? null,
    hasPrevious,
    hasNext,
    revision,
  }
  return { page, way: 'few', counts }
}
