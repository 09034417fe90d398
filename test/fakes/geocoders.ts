import { type RegisterServer, registerServer } from './register-server.ts'

/** A known address, as each of the three services tells it in its own shape. */
const STREET = { lat: 50.06816, lng: 19.93937, number: '5', road: 'Długa', city: 'Kraków', code: '31-147' }

/** Questions about it are answered, all others find nothing. */
const isKnown = (query: URLSearchParams, ...names: string[]) =>
  names.some((name) => /długa|50\.068/i.test(query.get(name) ?? ''))

/** `special`: an answer that the service gives instead, as it words its own failures. */
export type Geocoding = RegisterServer & { special: unknown }

async function service(answer: (path: string, query: URLSearchParams) => unknown): Promise<Geocoding> {
  const server = await registerServer((address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    return { body: extended.special ?? answer(pathname, searchParams) }
  })
  const extended = Object.assign(server, { special: undefined as unknown })
  return extended
}

/** Nominatim: numbers as texts, an array for searches, `{ error }` where nothing is. */
export function fakeNominatim(): Promise<Geocoding> {
  const place = {
    place_id: 1,
    lat: String(STREET.lat),
    lon: String(STREET.lng),
    display_name: `${STREET.number}, ${STREET.road}, ${STREET.city}, ${STREET.code}, Polska`,
    address: {
      house_number: STREET.number,
      road: STREET.road,
      city: STREET.city,
      state: 'województwo małopolskie',
      postcode: STREET.code,
      country_code: 'pl',
    },
  }
  return service((path, query) => {
    if (path === '/reverse') return isKnown(query, 'lat') ? place : { error: 'Unable to geocode' }
    return isKnown(query, 'q') ? [place] : []
  })
}

/** Photon: GeoJSON, longitude first. */
export function fakePhoton(): Promise<Geocoding> {
  const feature = (countrycode: string) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [STREET.lng, STREET.lat] },
    properties: {
      type: 'house',
      housenumber: STREET.number,
      street: STREET.road,
      city: STREET.city,
      postcode: STREET.code,
      country: 'Polska',
      countrycode,
    },
  })
  return service((_path, query) => ({
    type: 'FeatureCollection',
    features: isKnown(query, 'q', 'lat') ? [feature('PL'), feature('SK')] : [],
  }))
}

/** Google: everything with 200, what went wrong as `status`. */
export function fakeGoogle(): Promise<Geocoding> {
  const part = (type: string, long: string, short = long) => ({ long_name: long, short_name: short, types: [type] })
  const place = {
    formatted_address: `ul. ${STREET.road} ${STREET.number}, ${STREET.code} ${STREET.city}, Polska`,
    geometry: { location: { lat: STREET.lat, lng: STREET.lng }, location_type: 'ROOFTOP' },
    address_components: [
      part('street_number', STREET.number),
      part('route', STREET.road),
      part('locality', STREET.city),
      part('postal_code', STREET.code),
      part('country', 'Polska', 'PL'),
    ],
  }
  return service((_path, query) =>
    query.get('key') !== 'tajny-klucz'
      ? { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.', results: [] }
      : isKnown(query, 'address', 'latlng')
        ? { status: 'OK', results: [place] }
        : { status: 'ZERO_RESULTS', results: [] },
  )
}
