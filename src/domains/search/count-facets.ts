import type { Hits } from './packed-row.ts'

/** One facet that is filtered by: a version needs one of the values. */
export type Group = { key: string; ids: readonly number[] }
export type PriceRange = { from: number | null; to: number | null }
/** What is asked of a version; `not`: values that it may not have. */
export type Asked = { groups: readonly Group[]; price: PriceRange | null; not: { ids: readonly number[] } }

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

/** `prices`: of the version that fits, the cheapest, by row; null where it is that of the row everywhere. */
export type Counted = { counts: Counts; passing: Int32Array; prices: Float64Array | null; near: number }

/**
 * Counts facets as shops do: the values of a key among the hits that pass every other filter, so that a second value can be added
 * to the first. A hit passes when one of its versions does, and only what that version has is counted. `passing` are the rows that pass
 * all; `near` counts them and those that miss just one. Looks at all rows, or those given.
 */
export function countFacets(
  hits: Hits,
  asked: Asked,
  keyOf: (id: number) => string | undefined,
  rows?: Int32Array,
): Counted {
  const count = counter(hits, asked, keyOf)
  const looked = rows?.length ?? hits.count
  const passing = new Int32Array(looked)
  let prices: Float64Array | null = null
  let total = 0
  let near = 0
  for (let index = 0; index < looked; index++) {
    const row = rows ? (rows[index] ?? 0) : index
    const versions = hits.versions.get(row)
    const met = versions ? count.ofVersions(row, versions) : count.ofRow(row)
    if (met !== MISSED) near++
    if (met !== FITS) continue
    passing[total++] = row
    if (count.price !== hits.prices[row]) {
      prices ??= hits.prices.slice(0, hits.count)
      prices[row] = count.price
    }
  }
  return {
    counts: { total, exact: true, facetsExact: true, ...count.result() },
    passing: passing.subarray(0, total),
    prices,
    near,
  }
}

const [MISSED, NEAR, FITS] = [0, 1, 2] as const
type Met = typeof MISSED | typeof NEAR | typeof FITS

/** Counts row after row. Bit g of a value: it satisfies group g; of `open`: group g is not satisfied. The price is the last bit. */
function counter(hits: Hits, { groups, price, not }: Asked, keyOf: (id: number) => string | undefined) {
  const { highest, facets, firsts, ends, prices } = hits
  const satisfies = new Int32Array(highest + 1)
  const keyBit = new Int32Array(highest + 1)
  const refused = new Uint8Array(highest + 1)
  for (const [index, group] of groups.entries()) {
    for (const id of group.ids) if (id <= highest) satisfies[id] = (satisfies[id] ?? 0) | (1 << index)
    for (let id = 1; id <= highest; id++) if (keyOf(id) === group.key) keyBit[id] = 1 << index
  }
  for (const id of not.ids) if (id <= highest) refused[id] = 1
  const looks = groups.length > 0 || not.ids.length > 0
  const priceBit = 1 << groups.length
  const every = (1 << (groups.length + 1)) - 1
  const counted = new Int32Array(highest + 1)
  /** The row that counted a value last: its versions count it once. */
  const countedBy = new Int32Array(highest + 1).fill(-1)
  const span = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }
  const isOne = (open: number) => (open & (open - 1)) === 0
  const note = (amount: number) => {
    if (amount < span.min) span.min = amount
    if (amount > span.max) span.max = amount
  }
  const add = (id: number, row: number) => {
    if (countedBy[id] === row) return
    countedBy[id] = row
    counted[id] = (counted[id] ?? 0) + 1
  }
  const count = {
    /** Of the row that fitted last: the price of what fits. */
    price: 0,
    ofRow(row: number): Met {
      const [first, end, amount] = [firsts[row] ?? 0, ends[row] ?? 0, prices[row] ?? 0]
      let met = inRange(amount, price) ? priceBit : 0
      if (looks)
        for (let at = first; at < end; at++) {
          const id = facets[at] ?? 0
          if (refused[id]) return MISSED
          met |= satisfies[id] ?? 0
        }
      const open = every & ~met
      if (!isOne(open)) return MISSED
      if (open === 0)
        for (let at = first; at < end; at++) counted[facets[at] ?? 0] = (counted[facets[at] ?? 0] ?? 0) + 1
      else
        for (let at = first; at < end; at++) {
          const id = facets[at] ?? 0
          if (keyBit[id] === open) counted[id] = (counted[id] ?? 0) + 1
        }
      if (open === 0 || open === priceBit) note(amount)
      count.price = amount
      return open === 0 ? FITS : NEAR
    },
    ofVersions(row: number, versions: NonNullable<ReturnType<Hits['versions']['get']>>): Met {
      const [first, end] = [firsts[row] ?? 0, ends[row] ?? 0]
      let common = 0
      for (let at = first; at < end; at++) {
        const id = facets[at] ?? 0
        if (refused[id]) return MISSED
        common |= satisfies[id] ?? 0
      }
      let best: Met = MISSED
      for (const version of versions) {
        let met = common | (inRange(version.price, price) ? priceBit : 0)
        let isRefused = false
        for (const id of version.facets) {
          if (refused[id]) isRefused = true
          met |= satisfies[id] ?? 0
        }
        const open = every & ~met
        if (isRefused || !isOne(open)) continue
        const counts = (id: number) => open === 0 || keyBit[id] === open
        for (let at = first; at < end; at++) if (counts(facets[at] ?? 0)) add(facets[at] ?? 0, row)
        for (const id of version.facets) if (counts(id)) add(id, row)
        if (open === 0 || open === priceBit) note(version.price)
        if (open === 0 && (best !== FITS || version.price < count.price)) count.price = version.price
        best = open === 0 ? FITS : best === FITS ? FITS : NEAR
      }
      return best
    },
    result() {
      const values = new Map<number, number>()
      counted.forEach((number, id) => {
        if (number > 0) values.set(id, number)
      })
      const any = span.min <= span.max
      return { values, priceMin: any ? span.min : null, priceMax: any ? span.max : null }
    },
  }
  return count
}

export function inRange(amount: number, price: PriceRange | null): boolean {
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
