import { z } from 'zod'
import { ask } from './ask.ts'
import { type FoundPlace, type Geocoder, GeocoderFailure, type GeocoderOptions } from './geocoder.ts'
import { lines } from './lines.ts'

const found = z.object({
  formatted_address: z.string(),
  geometry: z.object({
    location: z.object({ lat: z.number(), lng: z.number() }),
    location_type: z.string().optional(),
  }),
  address_components: z
    .array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }))
    .default([]),
})
const answer = z.object({ status: z.string(), results: z.array(found).default([]) })

const PATH = '/maps/api/geocode/json'

/** Google Geocoding. Refusals come as a status in an answer of 200. */
export function google(options: GeocoderOptions): Geocoder {
  const places = async (query: Record<string, string | undefined>) => {
    const { status, results } = await ask(options, PATH, { ...query, key: options.key }, answer)
    if (status === 'ZERO_RESULTS') return []
    // One of the service's own words, never what it says besides: that may repeat the question or the key.
    if (status !== 'OK') throw new GeocoderFailure(/^[A-Z_]{1,40}$/.test(status) ? status : 'not understood')
    return results.map(toPlace)
  }
  return {
    search: async ({ text, language, country, limit }) =>
      (
        await places({
          address: text,
          language,
          ...(country && { components: `country:${country}`, region: country.toLowerCase() }),
        })
      ).slice(0, limit),
    reverse: async ({ lat, lng }, language) => (await places({ latlng: `${lat},${lng}`, language }))[0],
  }
}

function toPlace({
  formatted_address: label,
  geometry,
  address_components: parts,
}: z.output<typeof found>): FoundPlace {
  const part = (type: string) => parts.find(({ types }) => types.includes(type))
  const street = part('route')?.long_name
  const houseNumber = part('street_number')?.long_name
  return {
    lat: geometry.location.lat,
    lng: geometry.location.lng,
    countryCode: part('country')?.short_name ?? '',
    precision: geometry.location_type === 'ROOFTOP' || houseNumber ? 'address' : street ? 'street' : 'place',
    ...lines({
      street,
      houseNumber,
      city: (part('locality') ?? part('postal_town'))?.long_name,
      postalCode: part('postal_code')?.long_name,
      region: part('administrative_area_level_1')?.long_name,
    }),
    label: label.slice(0, 300),
  }
}
