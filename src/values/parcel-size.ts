/** The parcel that one piece fits in, smallest first: boxes A, B and C of a parcel locker. */
export const PARCEL_SIZES = ['small', 'medium', 'large'] as const
export type ParcelSize = (typeof PARCEL_SIZES)[number]

/** Largest outer measures in centimetres; 25 kg at most. */
export const PARCEL_MEASURES: Record<ParcelSize, readonly [number, number, number]> = {
  small: [8, 38, 64],
  medium: [19, 38, 64],
  large: [41, 38, 64],
}

/** The largest of several; medium where nothing is known. */
export function largestSize(sizes: readonly ParcelSize[]): ParcelSize {
  return PARCEL_SIZES.findLast((size) => sizes.includes(size)) ?? 'medium'
}
