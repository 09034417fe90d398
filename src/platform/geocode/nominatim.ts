import { z } from 'zod'
import { ask } from './ask.ts'
import { type FoundPlace, type Geocoder, GeocoderFailure, type GeocoderOptions } from './geocoder.ts'
import { lines } from './lines.ts'

const text = z.string().optional()
const found = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  display_name: z.string(),
  address: z
    .object({
      house_number: text,
      road: text,
      city: text,
      town: text,
      village: text,
      hamlet: text,
      municipality: text,
      state: text,
      postcode: text,
      country_code: text,
    })
    .default({}),
})

/** Nominatim (OpenStreetMap). Its public server takes one question a second from the whole application: the caller sees to that. */
export function nominatim(options: GeocoderOptions): Geocoder {
  return {
    async search({ text: q, language, country, limit }) {
      const query = { q, format: 'jsonv2', addressdetails: 1, limit, 'accept-language': language }
      const places = await ask(options, '/search', { ...query, countrycodes: country?.toLowerCase() }, z.array(found))
      return places.map(toPlace)
    },
    async reverse({ lat, lng }, language) {
      const query = { lat, lon: lng, format: 'jsonv2', addressdetails: 1, zoom: 18, 'accept-language': language }
      const answer = await ask(options, '/reverse', query, z.union([found, z.object({ error: z.unknown() })]))
      if (!('error' in answer)) return toPlace(answer)
      // A place that does not exist is told in words; an error of the service as an object.
      if (typeof answer.error === 'string') return undefined
      throw new GeocoderFailure('refused')
    },
  }
}

function toPlace({ lat, lon, display_name: name, address }: z.output<typeof found>): FoundPlace {
  const city = address.city ?? address.town ?? address.village ?? address.hamlet ?? address.municipality
  return {
    lat,
    lng: lon,
    countryCode: address.country_code?.toUpperCase() ?? '',
    precision: address.house_number ? 'address' : address.road ? 'street' : 'place',
    ...lines({
      street: address.road,
      houseNumber: address.house_number,
      city,
      postalCode: address.postcode,
      region: address.state,
    }),
    label: name.slice(0, 300),
  }
}
