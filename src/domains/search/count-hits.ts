import type { Deps } from '../../platform/deps.ts'
import { type Conditions, lexemesOf, refusals } from './conditions.ts'
import { countFacets, scale } from './count-facets.ts'
import { allOf } from './lexemes.ts'
import type { RequestMemory } from './memory.ts'
import { ENOUGH } from './memory-index/estimate.ts'
import { findRows } from './memory-index/find-rows.ts'
import { readHits } from './read-hits.ts'
import { countHits } from './store/hits.ts'

/** Documents that fit, as the list of them would say. */
export async function countProducts(deps: Deps, memory: RequestMemory, conditions: Conditions): Promise<number> {
  const { index } = memory
  const seen = countInMemory(memory, conditions)
  if (index && (index.level === 0 || seen >= ENOUGH * 2 ** index.level)) return seen
  const { hits, level } = await readHits(deps, memory, conditions)
  return scale(countFacets(hits, conditions, () => undefined).counts, level).total
}

/** Documents that fit, counted up to `limit`; of a large market perhaps estimated. */
export async function countHitsUpTo(
  deps: Deps,
  memory: RequestMemory,
  conditions: Conditions,
  limit: number,
): Promise<number> {
  const seen = countInMemory(memory, conditions)
  // Nothing in a sample is not nothing at all.
  if (memory.index?.level === 0 || seen > 0) return Math.min(limit, seen)
  const { from, to } = conditions.price ?? { from: null, to: null }
  const price = { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER }
  return countHits(deps.db, allOf(lexemesOf({ ...conditions, byPrice: false })) + refusals(conditions), price, limit)
}

function countInMemory({ index }: RequestMemory, conditions: Conditions): number {
  if (!index) return 0
  const { counts } = countFacets(index.hits, conditions, () => undefined, findRows(index, conditions))
  return counts.total * 2 ** index.level
}
