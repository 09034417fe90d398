import type { HandOver, LabelFormat } from './carrier.ts'

/** Names of what companies enter to buy labels on their own contract; a carrier that needs another adds it here and its words in the texts. */
export const CARRIER_FIELDS = ['organizationId', 'apiKey', 'login', 'password', 'payerNumber', 'dialect'] as const
export type CarrierFieldName = (typeof CARRIER_FIELDS)[number]

export type CarrierField = {
  name: CarrierFieldName
  /** Sealed, and never told again but its end. */
  secret: boolean
  /** Wide: carriers document little, and a key that looks odd is better kept than refused. */
  shape: RegExp
  /** One of these instead of free text; the first where nothing is chosen. */
  choices?: readonly string[]
}

/** What the house knows of buying labels from a carrier, data alone; its adapter stands beside it. */
export type CarrierAccount = {
  fields: readonly CarrierField[]
  formats: readonly LabelFormat[]
  /** By the name of the way: how a parcel of it may be handed over, the usual one first. */
  handOvers: Readonly<Record<string, readonly HandOver[]>>
  /**
   * The way by which buyers send something back to the company on its contract, and how they hand it over; null: its labels name the company alone as
   * who sends. `needsAddress`: of the buyer, who else has only a telephone.
   */
  returns: { way: string; handOver: HandOver; needsAddress: boolean } | null
  /** Until when the carrier takes a label back by itself. */
  cancelsUntil: 'bought' | 'handedOver'
  /** Ordering a courier for parcels that were bought; null: there is no such order, and the texts say how its courier comes (`comes_<carrier>`). */
  collection: {
    /** A day and hours can be asked for; else its courier comes on the next round. */
    day: boolean
    /** It takes an order on and confirms or refuses it later (`fetchCollection`). */
    confirms: boolean
    /** It can be called off there (`cancelCollection`). */
    cancels: boolean
  } | null
  /** It can be told an address at which it tells of what happens to shipments. */
  tellsNews: boolean
  /** It can be asked where a parcel is; where not, buyers have the link to its page alone. */
  tellsEvents: boolean
  /** It can be asked what it has taken on delivery (`fetchCash`); where not, companies have the report it sends them. */
  tellsCash: boolean
  /** Whether several parcels may go under one label purchase, by the name of the way. */
  manyParcels: readonly string[]
  /** A value can be declared with a parcel; where not, it is covered as the contract says. */
  insures: boolean
  /** Whose numbers of receivers it takes; of any country where it is left out. */
  phones?: 'polish'
  /** Most that is taken on delivery, grosze; null: not taken, or the carrier's answer tells. */
  mostCash: number | null
  /** Base addresses without a slash at the end; `CARRIER_URLS` stands above both. An empty one: the company has to be told it by the carrier. */
  addresses: { live: string; test: string }
  /** Of further services, by a name of the carrier's own; null: there is none there. One that `CARRIER_URLS` names stands for all of them. */
  otherAddresses?: Readonly<Record<string, { live: string; test: string | null }>>
}

/** How a carrier is reached with what a company entered. Secrets are unsealed: never logged, never answered. */
export type CarrierConnection = {
  /** Without a slash at the end. */
  baseUrl: string
  /** Those of `otherAddresses`. */
  otherUrls?: Readonly<Record<string, string | null>>
  /** The address may stand in a private network: only where the configuration names it (`CARRIER_URLS`), or the demo. */
  privateNetworks: boolean
  /** Complete: every field of the account. */
  values: Partial<Record<CarrierFieldName, string>>
}
