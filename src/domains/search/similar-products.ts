import type { Deps } from '../../platform/deps.ts'
import { decodeHits } from './packed-row.ts'
import { readCardTexts } from './read-cards.ts'
import { findNeighbours } from './store/similar.ts'

const MOST = 8
/** A price twice as high weighs as much as this share of different facts. */
const PRICE_WEIGHT = 0.6

/** Up to eight cards (JSON texts) of the same category in stock: near in price, alike in facts. Empty for unknown products. */
export async function similarProducts(deps: Deps, productId: number): Promise<string[]> {
  const { count, bytes } = await findNeighbours(deps.db, productId)
  const hits = decodeHits(bytes, count)
  const facetsOf = (row: number) => hits.facets.subarray(hits.firsts[row], hits.ends[row])
  const own = hits.ids.indexOf(productId)
  if (own < 0) return []
  const facts = new Set(facetsOf(own))
  const price = Math.max(1, hits.prices[own] ?? 1)
  const scored = [...hits.ids.keys()]
    .filter((row) => row !== own)
    .map((row) => {
      const others = facetsOf(row)
      const shared = others.filter((id) => facts.has(id)).length
      const alike = shared / Math.max(1, facts.size + others.length - shared)
      return {
        id: hits.ids[row] ?? 0,
        score: alike - PRICE_WEIGHT * Math.abs(Math.log2(Math.max(1, hits.prices[row] ?? 1) / price)),
      }
    })
  const best = scored.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, MOST)
  return readCardTexts(
    deps,
    best.map((one) => one.id),
  )
}
