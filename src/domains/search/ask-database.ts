import type { Deps } from '../../platform/deps.ts'
import type { Sort } from '../search-language/contract.ts'
import { cardOfVersion } from './card-of-version.ts'
import { type Conditions, filterKeys } from './conditions.ts'
import { type Counted, countFacets, scale, withKey } from './count-facets.ts'
import type { Way } from './cursor.ts'
import type { Found, Search } from './found.ts'
import { scopeCount } from './frequencies.ts'
import type { Knowledge, RequestMemory } from './memory.ts'
import { type Estimate, estimateFrom } from './memory-index/estimate.ts'
import { cutPage } from './order-hits.ts'
import { preferredRanks } from './prefer.ts'
import { type HitSet, readSets } from './read-hits.ts'
import { findCardsOf } from './store/pages.ts'
import { type CardPage, walkPage } from './walk-page.ts'

/**
 * Searches a market too large for memory. Few hits are read and ordered here; many are walked along an index, and counted in the
 * sample that is in memory when it shows enough of them.
 */
export async function askDatabase(deps: Deps, memory: RequestMemory, known: Knowledge, search: Search): Promise<Found> {
  const { conditions, sort } = search
  const cursor = search.after ?? search.before
  const keyOf = (id: number) => known.dictionary.byId[id]?.key
  const estimate = memory.index ? estimateFrom(memory.index, conditions, keyOf) : null
  if (estimate?.fitting.enough && cursor?.way !== 'few') {
    const counts = scale(estimate.counts, estimate.level)
    const way = cursor?.way ?? wayOf(conditions, sort, estimate.strong)
    const page = await walk(deps, known, search, way, estimate.strong, counts.total, estimate.scope, estimate)
    return { page, way, counts }
  }
  const { main, wide, estimated } = await readSets(deps, memory, conditions, estimate, cursor?.way === 'few')
  const { counts: counted, passing, prices } = countFacets(main.hits, conditions, keyOf)
  let counts = scale(counted, main.level)
  const around = wide
    ? scale(countFacets(wide.hits, conditions, keyOf).counts, wide.level)
    : estimated && estimate && scale(estimate.counts, estimate.level)
  if (around) for (const key of filterKeys(conditions)) counts = withKey(counts, key, around, keyOf)
  const share = strongShare(main)
  const way = cursor?.way ?? (main.level === 0 ? 'few' : wayOf(conditions, sort, share))
  const page =
    way === 'few'
      ? await fewPage(deps, main, { passing, prices }, search)
      : await walk(
          deps,
          known,
          search,
          way,
          share,
          counts.total,
          await scopeSize(deps, memory, conditions, estimate),
          estimate,
        )
  // An estimate of some from none would contradict the page.
  if (!counts.exact && counts.total < page.cards.length) counts = { ...counts, total: page.cards.length }
  return { page, way, counts }
}

const scopeSize = async (deps: Deps, memory: RequestMemory, conditions: Conditions, estimate: Estimate | null) =>
  estimate?.scope ?? (await scopeCount(deps, memory, conditions))

/** Hits with all words in the title come first unless they are nearly all or nearly none: then a plain walk says the same. */
function wayOf({ words }: Conditions, sort: Sort, share: number): Way {
  return words.length > 0 && sort === 'relevance' && share > 0.05 && share < 0.98 ? 'strong' : 'walk'
}

/** Ranks of a sample are 1 for hits with all words in the title, else 0. */
function strongShare({ hits, level }: HitSet): number {
  return level > 0 && hits.count > 0 ? hits.ranks.reduce((sum, rank) => sum + rank, 0) / hits.count : 1
}

function walk(
  deps: Deps,
  known: Knowledge,
  search: Search,
  way: Way,
  share: number,
  total: number,
  scope: number,
  estimate: Estimate | null = null,
): Promise<CardPage> {
  const strong = way === 'strong'
  const first = strong ? total * share : total
  // Few of many match: collecting and sorting them is less work than looking for them along the index.
  const rare = first ** 2 < (search.size + 1) * scope
  return walkPage(deps, known, search.conditions, search.sort, strong, search, search.size, rare, estimate)
}

async function fewPage(
  deps: Deps,
  { hits }: HitSet,
  { passing, prices }: Pick<Counted, 'passing' | 'prices'>,
  search: Search,
): Promise<CardPage> {
  const ranks = search.sort === 'relevance' ? preferredRanks(hits, { passing, prices }, search.conditions) : null
  const { rows, hasPrevious, hasNext } = cutPage(hits, { passing, prices, ranks }, search.sort, search, search.size)
  const rowOf = new Map(Array.from(passing, (row) => [hits.ids[row] ?? 0, row]))
  const found = await findCardsOf(
    deps.db,
    rows.map((row) => row.id),
  )
  const cards = found.map(({ id, card }) => cardOfVersion(card, hits, rowOf.get(id) ?? -1, search.conditions))
  return { cards, first: rows[0] ?? null, last: rows.at(-1) ?? null, hasPrevious, hasNext, revision: 0 }
}
