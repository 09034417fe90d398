import type { Minor } from '../../../values/money.ts'
import type { ParcelSize } from '../../../values/parcel-size.ts'
import type { TrackingMeaning } from './descriptor.ts'

/** Sender or receiver of a consignment, as carriers want them. */
export type Party = {
  /** Null: a person. */
  company: string | null
  firstName: string
  lastName: string
  email: string
  /** As people write it; carriers get what they can read. */
  phone: string
  /** Null: it goes to a point. */
  address: { street: string; postalCode: string; city: string; country: string } | null
}

export type PackageToSend = {
  size: ParcelSize
  /** Millimetres, outside. */
  length: number
  width: number
  height: number
  /** Grams. */
  weight: number
}

/** How the seller hands a parcel over: into a locker, at a counter, or to a courier who comes. */
export const HAND_OVERS = ['locker', 'counter', 'courier'] as const
export type HandOver = (typeof HAND_OVERS)[number]

/** What one label is bought for. */
export type Consignment = {
  /** Of our label, 3 to 40 characters: what the carrier shows as the sender's reference. */
  reference: string
  /** The way's name in the carrier's descriptor. */
  way: string
  /** Code of the point it goes to; null: to the receiver's address. */
  point: string | null
  /** Where that point lies, where we know it: some carriers want an address in any case. */
  pointAddress?: NonNullable<Party['address']> | null
  receiver: Party
  sender: Party
  parcels: readonly PackageToSend[]
  handOver: HandOver
  /** What the receiver pays on delivery, grosze. */
  cash: Minor | null
  /** Up to what value it is insured, grosze. */
  insured: Minor | null
}

/** What a seller can do about a refusal; `other`: only the carrier's own words say. */
export const REFUSAL_REASONS = [
  'keys',
  'receiverPhone',
  'receiverEmail',
  'receiverAddress',
  'sender',
  'point',
  'size',
  'funds',
  'cash',
  'insurance',
  'service',
  'other',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** The carrier will not do it so. `words`: its own, at most 300 characters; they may name a person, so they are shown to the seller and never logged. */
export type Refusal = { reason: RefusalReason; words: string | null }

/**
 * How a consignment stands at the carrier. `pending`: it is still thinking. `prepared`: it can be bought, and costs nothing yet. `bought`:
 * it has numbers, one a parcel in their order. `gone`: cancelled or run out, and never bought.
 */
export type Standing =
  | { state: 'pending' }
  /** `price`: grosze; null where the carrier tells none, as to those it bills by the month. */
  | { state: 'prepared'; price: Minor | null }
  | { state: 'bought'; price: Minor | null; numbers: readonly string[] }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'gone' }

/** As the carrier makes it: `pdf` with a page of about A6 a parcel, or commands for a label printer. Sheets of paper are laid out by us. */
export const LABEL_FORMATS = ['pdf', 'zpl'] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]

export type TrackingEvent = {
  /** The carrier's own word. */
  code: string
  meaning: TrackingMeaning
  /** UTC. */
  at: Date
  /** Where, in the carrier's words. */
  place: string | null
  /** The whole entry as the carrier sent it, for people who look closer; what is longer than two thousand characters is cut. */
  raw?: string
}

/** A point as the carrier lists it. */
export type ListedPoint = {
  code: string
  /** Ways that bring a parcel there. */
  ways: readonly string[]
  name: string
  street: string
  postalCode: string
  city: string
  lat: number
  lng: number
  /** `24/7`, or the carrier's own text. */
  hours: string | null
  /** How to find it. */
  hint: string | null
  /** Takes money on delivery. */
  takesCash: boolean
  open: boolean
}

/** A page of a carrier's list. `leftOut`: how many of its items could not be understood, or are no points to collect from. */
export type PointsPage = { points: readonly ListedPoint[]; leftOut: number; pages: number }
/** Reads one page of a carrier's list, the first being 1. `OutboundFailure` where it cannot be had or is no list at all. */
export type ListPoints = (page: number, signal: AbortSignal) => Promise<PointsPage>

/** Money that a carrier took on delivery, minor units; `fee`: what it keeps. `day`: of the payout (`2026-03-01`), `reference`: the carrier's name of it. */
export type CollectedCash = {
  /** Of the report, from 1. */
  line: number
  number: string
  amount: Minor
  fee: Minor
  currency: string
  day: string | null
  reference: string | null
}

/** A courier who comes to a place for parcels that were bought with `handOver: 'courier'`. */
export type CollectionRequest = {
  /** Ids under which they were bought. */
  externalIds: readonly string[]
  parcels: readonly PackageToSend[]
  address: NonNullable<Party['address']>
  name: string
  phone: string
  email: string
  /** `2026-11-24`; a carrier whose `collection.day` is false comes on its next round. */
  day: string
  /** `09:00`, on the clock of the place. */
  from: string
  until: string
  note: string | null
}

/** How an order for a courier stands. `pending`: taken on, and not confirmed yet; `gone`: called off. */
export type CollectionStanding = { state: 'pending' | 'confirmed' | 'gone' } | { state: 'refused'; refusal: Refusal }

/**
 * What talks to one carrier with one company's contract. Preparing and buying are two acts: what is prepared costs nothing and may be left
 * behind, what is bought is bought by the id that was kept before, so that buying again after a lost answer finds it bought. Errors of the
 * network are `OutboundFailure`, keys that are refused `Failure('invalid', 'carrier_refused_keys')`.
 */
export type CarrierAdapter = {
  /** Asks something harmless with the keys. */
  test: () => Promise<void>
  /**
   * Announces a consignment. The id must be kept before it is bought. `label`: a PDF that the carrier makes with it and never again, to be kept with
   * the id; `fetchLabel` is not asked then.
   */
  prepare: (consignment: Consignment) => Promise<{ externalId: string; label?: Buffer } | { refusal: Refusal }>
  fetchStanding: (externalId: string) => Promise<Standing>
  /** Buys what is prepared; what is bought already is told as it stands. */
  buy: (externalId: string) => Promise<Standing>
  /** The label of what was bought, with all its parcels; the same as often as it is asked for. */
  fetchLabel: (externalId: string, format: LabelFormat) => Promise<Buffer>
  /** `tooLate`: the carrier does not take it back any more by itself. */
  cancel: (externalId: string) => Promise<'cancelled' | 'tooLate'>
  /** Asks a courier to come; the carrier's number of it. No carrier finds it again whose answer was lost. Absent: there is no such order (`collection`). */
  orderCollection?: (request: CollectionRequest) => Promise<{ collection: string } | { refusal: Refusal }>
  /** How an order stands by its number, of carriers that take orders on and refuse them later. */
  fetchCollection?: (collection: string) => Promise<CollectionStanding>
  /** Calls it off; `tooLate`: the carrier does not by itself any more. */
  cancelCollection?: (collection: string) => Promise<'cancelled' | 'tooLate'>
  /**
   * What was taken on delivery and is or was paid out between two days (`2026-03-01`), by its report; null where the answer is in no form that is understood.
   * Absent: there is nothing to ask.
   */
  fetchCash?: (from: string, until: string) => Promise<CollectedCash[] | null>
  /** All that is known of a parcel, oldest first; null: the number is not known (yet). */
  track: (number: string) => Promise<TrackingEvent[] | null>
}
