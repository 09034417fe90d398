/** The parcel that one piece fits in, smallest first: boxes A, B and C of a parcel locker. */
export const PARCEL_SIZES = ['small', 'medium', 'large'] as const
export type ParcelSize = (typeof PARCEL_SIZES)[number]

/** Largest outer measures in centimetres. */
export const PARCEL_MEASURES: Record<ParcelSize, readonly [number, number, number]> = {
  small: [8, 38, 64],
  medium: [19, 38, 64],
  large: [41, 38, 64],
}

/** How high pieces of a size stack in centimetres: the boxes differ in nothing else. */
export const STACK_HEIGHT: Record<ParcelSize, number> = { small: 8, medium: 19, large: 41 }

/** What one piece of a size weighs at most, in kilograms: what is heavier is of a larger size. */
export const PIECE_WEIGHT: Record<ParcelSize, number> = { small: 5, medium: 10, large: 25 }

/** Where a seller says nothing (as most tables and ERP systems do): what most goods fit in. */
export const USUAL_PARCEL_SIZE: ParcelSize = 'medium'

/** The largest of several; the usual one of none. */
export function largestSize(sizes: readonly ParcelSize[]): ParcelSize {
  return PARCEL_SIZES.findLast((size) => sizes.includes(size)) ?? USUAL_PARCEL_SIZE
}
