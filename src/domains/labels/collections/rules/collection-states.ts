/** `uncertain`: the carrier was asked, and whether it took the order nobody knows. `ordered`: it took it, and may still refuse it. */
export const COLLECTION_STATES = [
  'requested',
  'asking',
  'ordered',
  'confirmed',
  'failed',
  'uncertain',
  'cancelled',
] as const
export type CollectionState = (typeof COLLECTION_STATES)[number]

const NEXT: Readonly<Record<CollectionState, readonly CollectionState[]>> = {
  requested: ['asking', 'failed', 'cancelled'],
  // Back where nothing was sent.
  asking: ['requested', 'ordered', 'confirmed', 'failed', 'uncertain'],
  ordered: ['confirmed', 'failed', 'cancelled'],
  confirmed: ['cancelled'],
  // By who has asked the carrier: nobody else can know.
  uncertain: ['confirmed', 'failed'],
  failed: [],
  cancelled: [],
}
export const mayBecome = (from: CollectionState, to: CollectionState): boolean => NEXT[from].includes(to)

/** Whether nobody else may be asked for its parcels: also where it is not known whether a courier comes. */
export const bindsLabels = (state: CollectionState): boolean => state !== 'failed' && state !== 'cancelled'
