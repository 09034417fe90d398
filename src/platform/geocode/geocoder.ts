/** A place as every geocoder of ours tells it, whatever service it asks. */
export type FoundPlace = {
  /** One line for people. */
  label: string
  /** Degrees, WGS 84. */
  lat: number
  lng: number
  street?: string
  houseNumber?: string
  city?: string
  postalCode?: string
  region?: string
  /** ISO 3166-1 alpha-2; empty where the service does not tell. */
  countryCode: string
  /** How exact the position is. */
  precision: 'address' | 'street' | 'place'
}

export type Question = {
  text: string
  /** Two letters of the language of the names. */
  language: string
  /** ISO 3166-1 alpha-2, to look there only. */
  country?: string
  limit: number
}

export type Position = { lat: number; lng: number }

/** A service that turns addresses into positions and back. Both throw `GeocoderFailure` when it does not answer as it should. */
export type Geocoder = {
  search: (question: Question) => Promise<FoundPlace[]>
  /** Undefined: nothing is there. */
  reverse: (position: Position, language: string) => Promise<FoundPlace | undefined>
}

export type GeocoderOptions = {
  /** Without a slash at the end. */
  url: string
  key?: string | undefined
  userAgent: string
  /** Milliseconds to wait. */
  timeout: number
}

/** Why there is no answer: nothing of the question itself, which may be somebody's address. */
export class GeocoderFailure extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'GeocoderFailure'
  }
}
