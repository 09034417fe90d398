import type { Deps } from '../../platform/deps.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import type { Conditions } from './conditions.ts'
import type { Sort } from './contract.ts'
import { type Counts, countFacets, scale, withKey } from './count-facets.ts'
import type { Cursor, Way } from './cursor.ts'
import type { Knowledge, Memory } from './memory.ts'
import { cutPage, orderHits } from './order-hits.ts'
import { type HitSet, readHits, readMoreHits, scopeCount } from './read-hits.ts'
import type { Request } from './read-request.ts'
import { findCardsOf } from './store/pages.ts'
import { type CardPage, walkPage } from './walk-page.ts'

type Search = {
  conditions: Conditions
  sort: Sort
  after?: Cursor | undefined
  before?: Cursor | undefined
  offset: number
  size: number
}
export type Found = { page: CardPage; way: Way; counts: Counts }

/** The page a request asks for, under the given conditions. */
export function findPage(
  deps: Deps,
  memory: Memory,
  known: Knowledge,
  request: Request,
  conditions: Conditions,
): Promise<Found> {
  const { sort, after, before, offset } = request
  return findListings(deps, memory, known, { conditions, sort, after, before, offset, size: PAGE_SIZE })
}

/** With more filters than this, what is missed by one is not worth its price. */
const MOST_WIDENED = 8
const NO_COUNTS: Counts = {
  total: 0,
  exact: true,
  facetsExact: true,
  values: new Map(),
  priceMin: null,
  priceMax: null,
}

/** A page of listings with the counts around it. Few hits are read and ordered here; many are walked along an index. */
async function findListings(deps: Deps, memory: Memory, known: Knowledge, search: Search): Promise<Found> {
  const { conditions } = search
  const plain = conditions.words.length === 0 && conditions.groups.length === 0 && conditions.price === null
  if (plain) return browse(deps, memory, known, search)
  const cursor = search.after ?? search.before
  const { main, wide } = await readSets(deps, memory, conditions, cursor?.way === 'few')
  const keyOf = (id: number) => known.dictionary.byId[id]?.key
  const { counts, passing } = countFacets(main.hits, conditions.groups, conditions.price, keyOf)
  let all = scale(counts, main.level)
  if (wide) {
    const wider = scale(countFacets(wide.hits, conditions.groups, conditions.price, keyOf).counts, wide.level)
    for (const key of filterKeys(conditions)) all = withKey(all, key, wider, keyOf)
  }
  const way = cursor?.way ?? (main.level === 0 ? 'few' : wayOf(conditions, search.sort, main))
  const rare = all.total ** 2 < (search.size + 1) * (await scopeCount(deps, memory, conditions))
  const page =
    way === 'few'
      ? await fewPage(deps, main, passing, search)
      : await walkPage(deps, known, conditions, search.sort, way === 'strong', search, search.size, rare)
  // An estimate of some from none would contradict the page.
  if (!all.exact && all.total < page.cards.length) all = { ...all, total: page.cards.length }
  return { page, way, counts: all }
}

const filterKeys = ({ groups, price }: Conditions) => [...groups.map((group) => group.key), ...(price ? ['price'] : [])]

/** What fits all filters, and with it (`wide` is then null) or apart what misses just one. */
async function readSets(deps: Deps, memory: Memory, conditions: Conditions, forced: boolean) {
  if (forced)
    return { main: await readMoreHits(deps, conditions), wide: await readHits(deps, memory, conditions, 'allButOne') }
  const filters = filterKeys(conditions).length
  if (filters === 0 || filters > MOST_WIDENED) return { main: await readHits(deps, memory, conditions), wide: null }
  const wide = await readHits(deps, memory, conditions, 'allButOne')
  return wide.level === 0 ? { main: wide, wide: null } : { main: await readHits(deps, memory, conditions), wide }
}

/** Hits in heavy places come first unless they are nearly all or nearly none: then a plain walk says the same. */
function wayOf({ words }: Conditions, sort: Sort, { hits }: HitSet): Way {
  if (words.length === 0 || sort !== 'relevance' || hits.count === 0) return 'walk'
  const share = hits.ranks.reduce((sum, rank) => sum + rank, 0) / hits.count
  return share > 0.05 && share < 0.98 ? 'strong' : 'walk'
}

async function fewPage(deps: Deps, set: HitSet, passing: Int32Array, search: Search): Promise<CardPage> {
  const ordered = orderHits(set.hits, passing, search.sort)
  const { rows, hasPrevious, hasNext } = cutPage(ordered, search.sort, search, search.size)
  const cards = await findCardsOf(
    deps.db,
    rows.map((row) => row.id),
  )
  return { cards, first: rows[0] ?? null, last: rows.at(-1) ?? null, hasPrevious, hasNext, revision: 0 }
}

/** A whole category, or everything: walked; its counts are remembered until something changes. */
async function browse(deps: Deps, memory: Memory, known: Knowledge, search: Search): Promise<Found> {
  const { conditions, sort, size } = search
  const page = await walkPage(deps, known, conditions, sort, false, search, size)
  if (page.cards.length === 0 && !search.after && !search.before && search.offset === 0)
    return { page, way: 'walk', counts: NO_COUNTS }
  const key = String(conditions.category?.id ?? '')
  const kept = memory.counts.get(key)
  if (kept && (kept.revision === page.revision || !kept.counts.exact)) return { page, way: 'walk', counts: kept.counts }
  const set = await readHits(deps, memory, conditions)
  const { counts } = countFacets(set.hits, [], null, () => undefined)
  const scaled = scale(counts, set.level)
  memory.counts.set(key, { revision: page.revision, counts: scaled })
  return { page, way: 'walk', counts: scaled }
}
