import type { Deps } from '../../platform/deps.ts'
import { type Conditions, lexemesOf } from './conditions.ts'
import { allOf } from './lexemes.ts'
import { countHits } from './store/hits.ts'

/** Listings that fit, counted up to `limit`. */
export function countHitsUpTo(deps: Deps, conditions: Conditions, limit: number): Promise<number> {
  const { from, to } = conditions.price ?? { from: null, to: null }
  const price = { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER }
  return countHits(deps.db, allOf(lexemesOf({ ...conditions, byPrice: false })), price, limit)
}
