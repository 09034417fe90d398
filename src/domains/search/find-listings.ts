import type { Deps } from '../../platform/deps.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { askDatabase } from './ask-database.ts'
import type { Conditions } from './conditions.ts'
import type { Sort } from './contract.ts'
import { type Counts, countFacets, scale } from './count-facets.ts'
import type { Cursor, Way } from './cursor.ts'
import type { Held, Knowledge } from './memory.ts'
import { cutPage } from './order-hits.ts'
import { readHits } from './read-hits.ts'
import type { Request } from './read-request.ts'
import { findRows } from './shelf/find-rows.ts'
import { ENOUGH } from './shelf/glance.ts'
import type { Shelf } from './shelf/shelf.ts'
import { type CardPage, walkPage } from './walk-page.ts'

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

/**
 * The page a request asks for, under the given conditions, with the counts around it. A small market is searched in memory, a large
 * one in the database.
 */
export async function findPage(
  deps: Deps,
  memory: Held,
  known: Knowledge,
  request: Request,
  conditions: Conditions,
): Promise<Found> {
  const { sort, after, before, offset } = request
  const search: Search = { conditions, sort, after, before, offset, size: PAGE_SIZE }
  const way = (after ?? before)?.way ?? 'few'
  if (memory.shelf?.level === 0 && way === 'few') return searchShelf(memory, memory.shelf, known, search)
  const plain = conditions.words.length === 0 && conditions.groups.length === 0 && conditions.price === null
  return plain ? browse(deps, memory, known, search) : askDatabase(deps, memory, known, search)
}

function searchShelf(memory: Held, shelf: Shelf, known: Knowledge, search: Search): Found {
  const { conditions, sort, size } = search
  const { words, category, groups, price } = conditions
  const { hits, cards, revision } = shelf
  const plain = words.length === 0 && groups.length === 0 && price === null
  const keyOf = (id: number) => known.dictionary.byId[id]?.key
  const rows = findRows(shelf, conditions)
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
  const { rows: places, hasPrevious, hasNext } = cutPage(hits, passing, sort, search, size)
  const page: CardPage = {
    cards: places.map((place) => cards[shelf.rowOf(place.id) ?? 0] ?? ''),
    first: places[0] ?? null,
    last: places.at(-1) ?? null,
    hasPrevious,
    hasNext,
    revision,
  }
  return { page, way: 'few', counts }
}

/** A whole category, or everything: walked; its counts are remembered until something changes. */
async function browse(deps: Deps, memory: Held, known: Knowledge, search: Search): Promise<Found> {
  const { conditions, sort, size } = search
  const page = await walkPage(deps, known, conditions, sort, false, search, size)
  if (page.cards.length === 0 && !search.after && !search.before && search.offset === 0)
    return { page, way: 'walk', counts: NO_COUNTS }
  const key = String(conditions.category?.id ?? '')
  const kept = memory.counts.get(key)
  if (kept && (kept.revision === page.revision || !kept.counts.exact)) return { page, way: 'walk', counts: kept.counts }
  const counts = await countAll(deps, memory, conditions)
  memory.counts.set(key, { revision: page.revision, counts })
  return { page, way: 'walk', counts }
}

async function countAll(deps: Deps, memory: Held, conditions: Conditions): Promise<Counts> {
  const { shelf } = memory
  if (shelf) {
    const rows = findRows(shelf, conditions)
    if (rows.length >= ENOUGH)
      return scale(countFacets(shelf.hits, [], null, () => undefined, rows).counts, shelf.level)
  }
  const set = await readHits(deps, memory, conditions)
  return scale(countFacets(set.hits, [], null, () => undefined).counts, set.level)
}
