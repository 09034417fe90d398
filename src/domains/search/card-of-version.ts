import type { ProductCard } from './contract.ts'
import { type Asked, inRange } from './count-facets.ts'
import type { Hits, PackedVersion } from './packed-row.ts'

/** Versions of a row that have all that is asked; of one whose versions are alike, none. */
export function fittingVersions(hits: Hits, row: number, { groups, price, not }: Asked): PackedVersion[] {
  const common = hits.facets.subarray(hits.firsts[row], hits.ends[row])
  return (hits.versions.get(row) ?? []).filter((version) => {
    const ids = new Set([...common, ...version.facets])
    const has = groups.every((group) => group.ids.some((id) => ids.has(id)))
    return has && inRange(version.price, price) && !not.ids.some((id) => ids.has(id))
  })
}

/** The card of a hit as it fits: where only some versions are asked for, with their price and the version that has it. */
export function cardOfVersion(card: string, hits: Hits, row: number, asked: Asked): string {
  const all = hits.versions.get(row)?.length ?? 0
  if (all === 0 || (asked.groups.length === 0 && asked.price === null && asked.not.ids.length === 0)) return card
  const [first, ...others] = fittingVersions(hits, row, asked)
  if (!first || others.length + 1 === all) return card
  const cheapest = others.reduce((best, one) => (one.price < best.price ? one : best), first)
  const { price } = cheapest
  const from = [first, ...others].some((one) => one.price !== price)
  const whole = JSON.parse(card) as ProductCard
  // What the cheapest version cost before says nothing about another.
  const before = price === whole.price ? {} : { wasPrice: null, lastPrice: null }
  return JSON.stringify({ ...whole, ...before, price, from, fittingVersionId: cheapest.id } satisfies ProductCard)
}
