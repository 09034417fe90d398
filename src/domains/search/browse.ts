import type { Deps } from '../../platform/deps.ts'
import type { Conditions } from './conditions.ts'
import { type Counts, countFacets, scale } from './count-facets.ts'
import { type Found, NOTHING_FOUND, type Search } from './found.ts'
import type { Knowledge, RequestMemory } from './memory.ts'
import { ENOUGH } from './memory-index/estimate.ts'
import { findRows } from './memory-index/find-rows.ts'
import { readHits } from './read-hits.ts'
import { walkPage } from './walk-page.ts'

/** A whole category, or everything: walked; its counts are remembered until something changes. */
export async function browse(deps: Deps, memory: RequestMemory, known: Knowledge, search: Search): Promise<Found> {
  const { conditions, sort, size } = search
  const page = await walkPage(deps, known, conditions, sort, false, search, size)
  if (page.cards.length === 0 && !search.after && !search.before && search.offset === 0)
    return { ...NOTHING_FOUND, page, way: 'walk' }
  const key = String(conditions.category?.id ?? '')
  const kept = memory.counts.get(key)
  if (kept && (kept.revision === page.revision || !kept.counts.exact)) return { page, way: 'walk', counts: kept.counts }
  const counts = await countAll(deps, memory, conditions)
  memory.counts.set(key, { revision: page.revision, counts })
  return { page, way: 'walk', counts }
}

async function countAll(deps: Deps, memory: RequestMemory, conditions: Conditions): Promise<Counts> {
  const { index } = memory
  if (index) {
    const rows = findRows(index, conditions)
    if (rows.length >= ENOUGH)
      return scale(countFacets(index.hits, conditions, () => undefined, rows).counts, index.level)
  }
  const set = await readHits(deps, memory, conditions)
  return scale(countFacets(set.hits, conditions, () => undefined).counts, set.level)
}
