import type { Geocoder, GeocoderOptions } from './geocoder.ts'
import { google } from './google.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'

/** Services outside, by the dialect they speak. */
export type Dialect = 'nominatim' | 'photon' | 'google'

const OPEN: Record<Dialect, (options: GeocoderOptions) => Geocoder> = { nominatim, photon, google }

/** The geocoder that speaks a dialect. */
export function openGeocoder(dialect: Dialect, options: GeocoderOptions): Geocoder {
  return OPEN[dialect](options)
}
