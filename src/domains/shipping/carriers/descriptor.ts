/** What couriers with a European net reach by road. */
export const EUROPE: readonly string[] = `AT BE BG HR CZ DK EE FI FR DE GR HU IE IT LV LT LU NL PT RO SK SI ES SE
CH GB NO LI MC SM`.split(/\s+/)

/** Box C of a parcel locker: what sellers price as large, whoever carries it. */
export const LARGEST_BOX = { height: 41, weight: 25 } as const

/** A way in which a carrier brings a parcel: to one of its points, or to an address. */
export type Way = {
  to: 'counter' | 'locker' | 'address'
  /** Whether the carrier takes the money at the door or point (B09). */
  cashOnDelivery: boolean
  /** The largest parcel: how high pieces may stack in a box of 38 × 64 cm, and kilograms. */
  limits: { height: number; weight: number }
  /** Working days it usually travels within Poland, and how many more it may take. */
  transit: { days: number; late: number }
  /** Countries besides Poland that it goes to (ISO 3166-1 alpha-2). */
  abroad: readonly string[]
}

/** What the house knows of a carrier, data alone: what talks to one stands beside it. */
export type CarrierDescriptor = {
  name: string
  /** Address of the carrier's tracking page; the configuration may name another. */
  link: string | null
  /** What a number usually looks like: a hint against slips, never a refusal, as carriers change their numbers. */
  usual: RegExp | null
  /** By the end of the method's name: `courier` of `dpd` is `dpd_courier`. None: sellers hand over parcels to it, buyers cannot choose it. */
  ways: Readonly<Record<string, Way>>
}

/** What a carrier's event means for who waits for the goods, in the order in which it mostly goes. */
export const TRACKING_MEANINGS = [
  'preparing',
  'labelReady',
  'handedOver',
  'inTransit',
  'outForDelivery',
  'readyToCollect',
  'problem',
  'returning',
  'delivered',
  'returned',
  'cancelled',
] as const
export type TrackingMeaning = (typeof TRACKING_MEANINGS)[number]
