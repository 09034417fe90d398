/** About how long carriers keep what waits at their points, hours; 0: not known, so that nobody is told. */
export type CollectionHours = { inpost: number; dpd: number; gls: number }

/** InPost names 48 hours today, and named 72 before; of the others nothing reliable is known. Their messages to the receiver are right anyway. */
export const DEFAULT_COLLECTION_HOURS: CollectionHours = { inpost: 48, dpd: 0, gls: 0 }

/** The least and the most of each: two weeks. */
export const COLLECTION_HOURS_LIMITS = {
  inpost: [0, 336],
  dpd: [0, 336],
  gls: [0, 336],
} as const satisfies Record<keyof CollectionHours, readonly [number, number]>

/** Of a carrier; 0 where it has no points, or nothing is known of them. */
export const hoursOf = (hours: CollectionHours, carrier: string): number =>
  Object.entries(hours).find(([name]) => name === carrier)?.[1] ?? 0
