import type { Minor } from '../../../values/money.ts'
import { PARCEL_SIZES, type ParcelSize, PIECE_WEIGHT, STACK_HEIGHT } from '../../../values/parcel-size.ts'
import type { DeliveryMethod } from './methods.ts'
import { limitsOf } from './methods.ts'
import { priceForSize, type SizePrices } from './price-for-size.ts'

export type Pieces = Readonly<Record<ParcelSize, number>>
/** ShipmentKind of one kind: how many, of which size, and what lies in each. */
export type ShipmentKind = { size: ParcelSize; count: number; holds: Pieces }

export type Limits = {
  /** Centimetres that pieces stack up to: boxes have one length and width. */
  height: number
  /** Kilograms. */
  weight: number
}

/** Largest pieces first: what they leave free, smaller ones fill. */
const LARGEST_FIRST = PARCEL_SIZES.toReversed()

export function countPieces(lines: readonly { parcelSize: ParcelSize; quantity: number }[]): Pieces {
  const pieces = { small: 0, medium: 0, large: 0 }
  for (const { parcelSize, quantity } of lines) pieces[parcelSize] += quantity
  return pieces
}

/** What fits into one parcel, the largest pieces first. */
function fill(pieces: Pieces, { height, weight }: Limits): Pieces {
  const holds = { small: 0, medium: 0, large: 0 }
  let free = height
  let carries = weight
  for (const size of LARGEST_FIRST) {
    const fits = Math.floor(Math.min(free / STACK_HEIGHT[size], carries / PIECE_WEIGHT[size]))
    holds[size] = Math.min(pieces[size], fits)
    free -= holds[size] * STACK_HEIGHT[size]
    carries -= holds[size] * PIECE_WEIGHT[size]
  }
  return holds
}

/** The smallest box in which these pieces fit. */
function boxOf(holds: Pieces): ParcelSize {
  const height = PARCEL_SIZES.reduce((sum, size) => sum + holds[size] * STACK_HEIGHT[size], 0)
  return PARCEL_SIZES.find((size) => STACK_HEIGHT[size] >= height) ?? 'large'
}

/** The parcels in which these pieces go, as few as can be; null where one of them is beyond the limits. Quantities do not make it slower. */
export function planShipments(pieces: Pieces, limits: Limits): ShipmentKind[] | null {
  const left = { ...pieces }
  const plan: ShipmentKind[] = []
  while (PARCEL_SIZES.some((size) => left[size] > 0)) {
    const holds = fill(left, limits)
    const held = PARCEL_SIZES.filter((size) => holds[size] > 0)
    if (held.length === 0) return null
    const count = Math.min(...held.map((size) => Math.floor(left[size] / holds[size])))
    for (const size of held) left[size] -= count * holds[size]
    plan.push({ size: boxOf(holds), count, holds })
  }
  return plan
}

/** The plan of a way of delivery: nothing is packed for who collects it in a shop. */
export function planFor(method: DeliveryMethod, pieces: Pieces): ShipmentKind[] | null {
  const limits = limitsOf(method)
  return limits ? planShipments(pieces, limits) : []
}

export const countShipments = (plan: readonly ShipmentKind[]): number => plan.reduce((sum, { count }) => sum + count, 0)

type Prices = { price: Minor; codPrice: Minor | null; sizePrices: SizePrices }

/** What the parcels cost together, each at the price of its size. Cash is taken once, whatever the number of parcels. */
export function priceForPlan<P extends Prices>(prices: P, plan: readonly ShipmentKind[]): Omit<P, 'sizePrices'> {
  const { sizePrices: _, ...one } = prices
  if (plan.length === 0) return one
  const price = plan.reduce((sum, { size, count }) => sum + count * priceForSize(prices, size).price, 0)
  const surcharge = prices.codPrice === null ? null : Math.max(0, prices.codPrice - prices.price)
  return { ...one, price, codPrice: surcharge === null ? null : price + surcharge }
}
