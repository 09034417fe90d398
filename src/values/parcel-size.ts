/** The parcel that one piece fits in, smallest first: boxes A, B and C of a parcel locker. */
export const PARCEL_SIZES = ['small', 'medium', 'large'] as const
export type ParcelSize = (typeof PARCEL_SIZES)[number]

/** Largest outer measures in centimetres; 25 kg at most. */
export const PARCEL_MEASURES: Record<ParcelSize, readonly [number, number, number]> = {
  small: [8, 38, 64],
  medium: [19, 38, 64],
  large: [41, 38, 64],
}

/** Where a seller says nothing (as most tables and ERP systems do): what most goods fit in. */
export const USUAL_PARCEL_SIZE: ParcelSize = 'medium'

/** The largest of several; the usual one of none. */
export function largestSize(sizes: readonly ParcelSize[]): ParcelSize {
  return PARCEL_SIZES.findLast((size) => sizes.includes(size)) ?? USUAL_PARCEL_SIZE
}
