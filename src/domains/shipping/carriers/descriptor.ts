/** A way in which a carrier brings a parcel: to one of its points, or to an address. */
export type Way = {
  to: 'counter' | 'locker' | 'address'
  /** Whether the carrier takes the money at the door or point (B09). */
  cashOnDelivery: boolean
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
