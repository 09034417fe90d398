import type { Deps } from '../../platform/deps.ts'
import { type Conditions, lexemesOf } from './conditions.ts'
import { countFacets, scale } from './count-facets.ts'
import { allOf } from './lexemes.ts'
import type { Held } from './memory.ts'
import { readHits } from './read-hits.ts'
import { findRows } from './shelf/find-rows.ts'
import { ENOUGH } from './shelf/glance.ts'
import { countHits } from './store/hits.ts'

/** Listings that fit, as the list of them would say. */
export async function countListings(deps: Deps, memory: Held, conditions: Conditions): Promise<number> {
  const { shelf } = memory
  const seen = countShelf(memory, conditions)
  if (shelf && (shelf.level === 0 || seen >= ENOUGH * 2 ** shelf.level)) return seen
  const { hits, level } = await readHits(deps, memory, conditions)
  return scale(countFacets(hits, conditions.groups, conditions.price, () => undefined).counts, level).total
}

/** Listings that fit, counted up to `limit`; of a large market perhaps estimated. */
export async function countHitsUpTo(deps: Deps, memory: Held, conditions: Conditions, limit: number): Promise<number> {
  const seen = countShelf(memory, conditions)
  // Nothing in a sample is not nothing at all.
  if (memory.shelf?.level === 0 || seen > 0) return Math.min(limit, seen)
  const { from, to } = conditions.price ?? { from: null, to: null }
  const price = { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER }
  return countHits(deps.db, allOf(lexemesOf({ ...conditions, byPrice: false })), price, limit)
}

function countShelf({ shelf }: Held, conditions: Conditions): number {
  if (!shelf) return 0
  const { groups, price } = conditions
  const { counts } = countFacets(shelf.hits, groups, price, () => undefined, findRows(shelf, conditions))
  return counts.total * 2 ** shelf.level
}
