import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { MAX_ZOOM, MIN_ZOOM } from './rules/tile.ts'

const lat = z.number().min(-90).max(90)
const lng = z.number().min(-180).max(180)
const degrees = (max: number) =>
  z.coerce
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/)
    .transform(Number)
    .pipe(z.number().min(-max).max(max))

export const place = z.object({
  label: z.string(),
  lat,
  lng,
  street: z.string().optional(),
  houseNumber: z.string().optional(),
  city: z.string().optional(),
  postalCode: z.string().optional(),
  region: z.string().optional(),
  countryCode: z.string(),
  precision: z.enum(['address', 'street', 'place']),
})
export type Place = z.output<typeof place>

const source = z.enum(['offline', 'nominatim', 'photon', 'google'])
const answer = {
  /** Who answered; `offline` though a service is configured: it did not answer in time. */
  source,
  /** True while the lists of places are still being prepared: ask again in some seconds. */
  preparing: z.boolean(),
  /** Whose data are shown, to be written beside them. */
  attribution: z.string(),
}
const coordinate = z.coerce
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)

export const placesContract = {
  'GET /api/map': {
    summary: 'Which map and which search of places this market offers',
    access: 'public',
    response: z.object({
      /** A style of a map with streets, when the market has one. */
      styleUrl: z.string().nullable(),
      /** Whether places may be looked up while somebody types. */
      asYouType: z.boolean(),
    }),
  },
  'GET /api/geocode': {
    summary: 'Places that match an address or a name (at most 8)',
    access: 'signedIn',
    query: z.object({
      q: z.string().trim().min(2).max(200),
      country: countryCode.optional(),
    }),
    response: z.object({ places: z.array(place), ...answer }),
    failures: ['geocode_failed', 'rate_limited'],
  },
  'GET /api/geocode/reverse': {
    summary: 'What is at a position',
    access: 'signedIn',
    query: z.object({ lat: degrees(90), lng: degrees(180) }),
    response: z.object({ place: place.nullable(), ...answer }),
    failures: ['geocode_failed', 'rate_limited'],
  },
  'GET /api/map/tiles/{z}/{x}/{y}': {
    summary: `Names of the largest places in a map tile (Web Mercator, zoom ${MIN_ZOOM}–${MAX_ZOOM}); the large towns alone while the lists are being prepared`,
    access: 'public',
    params: z.object({ z: coordinate, x: coordinate, y: coordinate }),
    response: z.object({
      places: z.array(z.object({ id: z.number().int(), name: z.string(), lat, lng, size: z.number().int() })),
      preparing: z.boolean(),
    }),
    failures: ['not_found'],
  },
} as const satisfies Contract
