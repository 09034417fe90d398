import type { DemoProduct, DeviceGroup } from './product-types.ts'
import { random } from './random.ts'
import type { Wanted } from './wanted.ts'

/** An offer with what says how soon it is shown. */
export type Arrival = { product: DemoProduct; group: DeviceGroup; wanted: Wanted; attraction: number }

/** So many offers of each seller have been there for a year: those that its orders and reviews are about. */
const LONG_THERE = 150
/** So many of each category came last, the better ones later than those of any other seller. */
const NEWEST = 3
const HOURS_APART = 10

/**
 * The offers in the order in which they came: for each seller plain goods that sell all the year, then the tail, then what people come for,
 * and last of all the best of each category in turn. So lists that begin with the newest begin with what is worth looking at.
 */
export function inOrderOfArrival(offers: readonly Arrival[]): DemoProduct[] {
  const sellers = Map.groupBy(offers, ({ product }) => product.sellerKey)
  return [...sellers.values()].flatMap((own) => ofSeller(own).map(({ product }) => product))
}

function ofSeller(own: readonly Arrival[]): Arrival[] {
  const luck = new Map(own.map((one) => [one, random(`arrival|${one.product.erpCode}`).next()]))
  const at = (one: Arrival) => luck.get(one) ?? 0
  const newest = windowOf(own, at)
  const shown = new Set(newest.map(({ product }) => product.erpCode))
  const left = own.filter(({ product }) => !shown.has(product.erpCode)).toSorted((a, b) => at(a) - at(b))
  const steady = left.filter(({ product, wanted }) => wanted > 0 && product.state !== 'damaged').slice(0, LONG_THERE)
  const rest = left.filter((one) => !steady.includes(one))
  const freshness = (one: Arrival) => at(one) + one.wanted * 0.4 - (one.product.state === 'damaged' ? 0.5 : 0)
  return [...steady, ...rest.toSorted((a, b) => freshness(a) - freshness(b)), ...newest]
}

/** The most attractive of each category that look well and are several, the very best at the end. */
function windowOf(own: readonly Arrival[], at: (one: Arrival) => number): Arrival[] {
  const shown = own.filter(({ product: { state, grade, versions } }) => {
    const looksWell = state === 'new' || (state === 'used' && (grade === 'A' || grade === 'B'))
    return looksWell && (versions[0]?.quantity ?? 0) > 1
  })
  const placed = [...Map.groupBy(shown, ({ product }) => product.categorySlug).values()].flatMap((some) => {
    const best = some.toSorted((a, b) => a.attraction - b.attraction || at(a) - at(b))
    return variedModels(best).map((one, place) => ({ one, hoursAgo: place * HOURS_APART + one.attraction }))
  })
  return placed
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo || at(a.one) - at(b.one))
    .map(({ one, hoursAgo }) => ({ ...one, product: { ...one.product, listedHoursAgo: hoursAgo } }))
}

/** Not three of the same model. */
function variedModels(best: readonly Arrival[]): Arrival[] {
  const models = new Map<string, Arrival>()
  for (const one of best) {
    if (models.size === NEWEST) break
    if (!models.has(one.product.model)) models.set(one.product.model, one)
  }
  return [...models.values()]
}
