import type { Conditions } from './conditions.ts'
import type { Counted } from './count-facets.ts'
import type { Hits } from './packed-row.ts'

/** Part of the relevance that all wishes together can add, and that a price near the limit adds: who has a budget wants what is worth it. */
const WISH_SHARE = 0.5
const BUDGET_SHARE = 0.3
/** A wish is a bit of a number. */
const MOST_WISHES = 30

/** Relevance with what is wished for besides; null where nothing is. */
export function preferredRanks(
  hits: Hits,
  { passing, prices }: Pick<Counted, 'passing' | 'prices'>,
  { wishes: all, price }: Conditions,
): Float32Array | null {
  const wishes = all.slice(0, MOST_WISHES)
  const budget = price?.to ?? null
  if (wishes.length === 0 && budget === null) return null
  const ranks = hits.ranks.slice(0, hits.count)
  const costs = prices ?? hits.prices
  const kinds = new Map<number, number>()
  for (const [index, ids] of wishes.entries()) for (const id of ids) kinds.set(id, (kinds.get(id) ?? 0) | (1 << index))
  for (const row of passing) {
    let met = 0
    for (let at = hits.firsts[row] ?? 0; at < (hits.ends[row] ?? 0); at++) met |= kinds.get(hits.facets[at] ?? 0) ?? 0
    for (const { facets } of hits.versions.get(row) ?? []) for (const id of facets) met |= kinds.get(id) ?? 0
    const wished = wishes.length > 0 ? (WISH_SHARE * bits(met)) / wishes.length : 0
    const used = budget ? BUDGET_SHARE * Math.min(1, (costs[row] ?? 0) / budget) : 0
    ranks[row] = (ranks[row] ?? 0) + wished + used
  }
  return ranks
}

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest; rest &= rest - 1) count++
  return count
}
