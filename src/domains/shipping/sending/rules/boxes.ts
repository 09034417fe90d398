import { PARCEL_MEASURES, PARCEL_SIZES, type ParcelSize, PIECE_WEIGHT } from '../../../../values/parcel-size.ts'
import { CARRIED_METHODS, limitsOf } from '../../rules/methods.ts'

/** Outside, in millimetres, the longest side first; with all that is in it, in grams. */
export type Box = { length: number; width: number; height: number; weight: number }
export type Boxes = Readonly<Record<ParcelSize, Box>>

/** The largest that goes as a parcel of this size with every carrier: buyers pay by these sizes, and a locker has no larger box. */
export function largestBox(size: ParcelSize): Box {
  const [height, width, length] = PARCEL_MEASURES[size]
  const limits = CARRIED_METHODS.flatMap((method) => limitsOf(method) ?? [])
  const highest = Math.min(height, ...limits.map((one) => one.height))
  const heaviest = Math.min(...limits.map((one) => one.weight))
  return { length: length * 10, width: width * 10, height: highest * 10, weight: heaviest * 1000 }
}

/** Where a company has no boxes of its own: the largest, as heavy as one piece of its size. */
export const USUAL_BOXES = Object.fromEntries(
  PARCEL_SIZES.map((size) => [size, { ...largestBox(size), weight: PIECE_WEIGHT[size] * 1000 }]),
) as Boxes
