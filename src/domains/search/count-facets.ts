import type { Hits } from './packed-row.ts'

/** One facet that is filtered by: a document needs one of the values. */
export type Group = { key: string; ids: readonly number[] }
export type PriceRange = { from: number | null; to: number | null }

/** Counted facet values by id, and the span of prices. */
export type Counts = {
  total: number
  exact: boolean
  /** Whether every value is counted rather than estimated. */
  facetsExact: boolean
  values: Map<number, number>
  priceMin: number | null
  priceMax: number | null
}

/**
 * Counts facets as shops do: the values of a key among the hits that pass every other filter, so that a second value can be added
 * to the first. `passing` are the rows that pass all; `near` counts them and those that miss just one. Looks at all rows, or those given.
 */
export function countFacets(
  hits: Hits,
  groups: readonly Group[],
  price: PriceRange | null,
  keyOf: (id: number) => string | undefined,
  rows?: Int32Array,
): { counts: Counts; passing: Int32Array; near: number } {
  const { highest } = hits
  // Bit g of a value: it satisfies group g; of `needed`: group g is still open. The price is the last bit.
  const satisfies = new Int32Array(highest + 1)
  const keyBit = new Int32Array(highest + 1)
  for (const [index, group] of groups.entries()) {
    for (const id of group.ids) if (id <= highest) satisfies[id] = (satisfies[id] ?? 0) | (1 << index)
    for (let id = 1; id <= highest; id++) if (keyOf(id) === group.key) keyBit[id] = 1 << index
  }
  const priceBit = 1 << groups.length
  const every = (1 << (groups.length + 1)) - 1
  const counted = new Int32Array(highest + 1)
  const looked = rows?.length ?? hits.count
  const passing = new Int32Array(looked)
  let total = 0
  let near = 0
  let priceMin = Number.POSITIVE_INFINITY
  let priceMax = Number.NEGATIVE_INFINITY
  const { facets, firsts, ends, prices } = hits
  for (let index = 0; index < looked; index++) {
    const row = rows ? (rows[index] ?? 0) : index
    const first = firsts[row] ?? 0
    const end = ends[row] ?? 0
    const amount = prices[row] ?? 0
    let met = inRange(amount, price) ? priceBit : 0
    if (groups.length > 0) for (let at = first; at < end; at++) met |= satisfies[facets[at] ?? 0] ?? 0
    const open = every & ~met
    if ((open & (open - 1)) === 0) near++
    if (open === 0) {
      passing[total++] = row
      for (let at = first; at < end; at++) counted[facets[at] ?? 0] = (counted[facets[at] ?? 0] ?? 0) + 1
    } else if ((open & (open - 1)) === 0) {
      for (let at = first; at < end; at++) {
        const id = facets[at] ?? 0
        if (keyBit[id] === open) counted[id] = (counted[id] ?? 0) + 1
      }
    }
    if (open === 0 || open === priceBit) {
      if (amount < priceMin) priceMin = amount
      if (amount > priceMax) priceMax = amount
    }
  }
  const values = new Map<number, number>()
  counted.forEach((count, id) => {
    if (count > 0) values.set(id, count)
  })
  const any = priceMin <= priceMax
  return {
    counts: {
      total,
      exact: true,
      facetsExact: true,
      values,
      priceMin: any ? priceMin : null,
      priceMax: any ? priceMax : null,
    },
    passing: passing.subarray(0, total),
    near,
  }
}

function inRange(amount: number, price: PriceRange | null): boolean {
  if (!price) return true
  return (price.from === null || amount >= price.from) && (price.to === null || amount <= price.to)
}

/** Counts of a sample as an estimate of the whole. */
export function scale(counts: Counts, level: number): Counts {
  if (level === 0) return counts
  const factor = 2 ** level
  return {
    ...counts,
    total: counts.total * factor,
    exact: false,
    facetsExact: false,
    values: new Map([...counts.values].map(([id, count]) => [id, count * factor])),
  }
}

/** Takes the values of one key (or the prices) from other counts. */
export function withKey(counts: Counts, key: string, other: Counts, keyOf: (id: number) => string | undefined): Counts {
  const facetsExact = counts.facetsExact && other.exact
  if (key === 'price') return { ...counts, facetsExact, priceMin: other.priceMin, priceMax: other.priceMax }
  const values = new Map([...counts.values].filter(([id]) => keyOf(id) !== key))
  for (const [id, count] of other.values) if (keyOf(id) === key) values.set(id, count)
  return { ...counts, facetsExact, values }
}
