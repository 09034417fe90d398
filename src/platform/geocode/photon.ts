import { z } from 'zod'
import { ask } from './ask.ts'
import type { FoundPlace, Geocoder, GeocoderOptions } from './geocoder.ts'
import { lines } from './lines.ts'

const text = z.string().optional()
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: text,
        type: text,
        housenumber: text,
        street: text,
        city: text,
        district: text,
        state: text,
        postcode: text,
        country: text,
        countrycode: text,
      }),
    }),
  ),
})
type Feature = z.output<typeof answer>['features'][number]

/** Languages the service has names in; others are answered in the language of the place. */
const LANGUAGES = ['en', 'de', 'fr']

/** Photon (komoot), made for search while typing. */
export function photon(options: GeocoderOptions): Geocoder {
  const lang = (language: string) => (LANGUAGES.includes(language) ? language : undefined)
  return {
    async search({ text: q, language, country, limit }) {
      // It knows no filter by country: more is asked for, and the others are left out.
      const { features } = await ask(
        options,
        '/api',
        { q, limit: country ? limit * 3 : limit, lang: lang(language) },
        answer,
      )
      const places = features.map(toPlace)
      return places.filter((place) => !country || place.countryCode === country).slice(0, limit)
    },
    async reverse({ lat, lng }, language) {
      const { features } = await ask(options, '/reverse', { lat, lon: lng, lang: lang(language) }, answer)
      return features[0] && toPlace(features[0])
    },
  }
}

function toPlace({ geometry, properties }: Feature): FoundPlace {
  const { name, type, housenumber, street = type === 'street' ? name : undefined, postcode, country } = properties
  const city = properties.city ?? (type === 'city' || type === 'district' || type === 'locality' ? name : undefined)
  const road = street && housenumber ? `${street} ${housenumber}` : street
  const town = [postcode, city].filter(Boolean).join(' ')
  const label = [name === street || name === city ? undefined : name, road, town, country]
  return {
    lat: geometry.coordinates[1],
    lng: geometry.coordinates[0],
    countryCode: properties.countrycode?.toUpperCase() ?? '',
    precision: housenumber ? 'address' : street ? 'street' : 'place',
    ...lines({ street, houseNumber: housenumber, city, postalCode: postcode, region: properties.state }),
    label: label.filter(Boolean).join(', ').slice(0, 300),
  }
}
