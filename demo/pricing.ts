import type { Grade, ProductState } from '../src/domains/products/contract.ts'
import type { DeviceGroup } from './product-types.ts'
import type { Random } from './random.ts'

const EUR_RATE = 4.3

/** `[yearly decay, share that stays]`: lenses keep their value, servers do not. */
const DECAY: Record<DeviceGroup, readonly [number, number]> = {
  laptop: [0.29, 0.07],
  desktop: [0.3, 0.08],
  phone: [0.31, 0.05],
  tablet: [0.27, 0.08],
  watch: [0.3, 0.08],
  monitor: [0.21, 0.09],
  server: [0.34, 0.05],
  storage: [0.2, 0.1],
  network: [0.3, 0.06],
  printer: [0.22, 0.1],
  console: [0.13, 0.14],
  camera: [0.16, 0.12],
  lens: [0.1, 0.3],
  audio: [0.18, 0.16],
  tv: [0.25, 0.08],
  part: [0.22, 0.12],
}

const GRADE_WORTH: Record<Grade, number> = {
  openBox: 1,
  A: 1.14,
  B: 1,
  C: 0.86,
  D: 0.7,
  repairable: 0.44,
  forParts: 0.24,
}

export type Worth = {
  group: DeviceGroup
  newEur: number
  ageYears: number
  state: ProductState
  grade: Grade | null
  keeps?: number | undefined
}

/** A believable asking price in grosze. */
export function askingPrice(worth: Worth, factor: number): number {
  const [decay, floor] = DECAY[worth.group]
  const fresh = worth.newEur * EUR_RATE
  const residual = floor + (1 - floor) * Math.exp(-decay * (worth.keeps ?? 1) * worth.ageYears)
  // What is new costs more than the same thing used, however long it lay in a warehouse.
  const unused = Math.max(0.34, 0.93 - 0.075 * worth.ageYears, residual * 1.35) * (worth.grade === 'openBox' ? 0.9 : 1)
  const share = worth.state === 'new' ? unused : residual * GRADE_WORTH[worth.grade ?? 'B']
  return roundPrice(fresh * share * factor)
}

/** Złoty → grosze with the endings of shop prices: 39, 149, 799, 3499. */
export function roundPrice(zloty: number): number {
  const step = zloty < 400 ? 10 : zloty < 2500 ? 50 : 100
  return Math.max(19, Math.round(zloty / step) * step - 1) * 100
}

export type PriceStory = { priceHistory: { daysAgo: number; price: number }[]; priceSinceDaysAgo: number }

/**
 * About one product in eight is reduced; a few of those were reduced before, and are measured against that. Every reduced price is below
 * the lowest of the 30 days before it, as the law wants.
 */
export function priceStory(price: number, random: Random): PriceStory {
  if (!random.chance(0.125)) return { priceHistory: [], priceSinceDaysAgo: random.int(5, 60) }
  const was = roundPrice((price / 100) * (1.1 + random.next() * 0.2) + 8)
  if (was <= price) return { priceHistory: [], priceSinceDaysAgo: random.int(5, 60) }
  const between = roundPrice((price + was) / 200)
  const first = { daysAgo: random.int(45, 60), price: was }
  const priceSinceDaysAgo = random.int(1, 8)
  if (random.chance(0.5) || between <= price || between >= was) return { priceHistory: [first], priceSinceDaysAgo }
  return {
    priceHistory: [first, { daysAgo: random.int(20, 26), price: between }],
    priceSinceDaysAgo,
  }
}
