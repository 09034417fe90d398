import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import type { Place } from './contract.ts'
import { distanceKm } from './rules/distance.ts'
import { namesToFind } from './rules/name-to-find.ts'
import { findByName, findNearest, type PlaceRow } from './store.ts'

/** Farther away than this a place says nothing about a position, km. */
const NEAR_KM = 40
const CANDIDATES = 12

/** Places of our own lists that a name or an address may mean, most likely first. */
export async function searchOffline(
  deps: Deps,
  { text, country, locale, limit }: { text: string; country: string | null; locale: Locale; limit: number },
): Promise<Place[]> {
  const found = new Map<number, PlaceRow>()
  for (const name of namesToFind(text)) {
    for (const row of await findByName(deps.db, name, country, limit)) found.set(row.id, row)
    if (found.size > 0) break
  }
  return [...found.values()].slice(0, limit).map((row) => toPlace(row, locale))
}

/** The place nearest to a position; undefined far from any. */
export async function reverseOffline(
  deps: Deps,
  position: { lat: number; lng: number },
  locale: Locale,
): Promise<Place | undefined> {
  const near = (await findNearest(deps.db, position.lat, position.lng, CANDIDATES))
    .map((row) => ({ row, km: distanceKm(position, row) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
  return near[0] && toPlace(near[0].row, locale)
}

function toPlace({ name, kind, region, district, country, lat, lng }: PlaceRow, locale: Locale): Place {
  const nation = country === 'PL' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country)
  // Villages of one name are many: the commune tells them apart.
  const around = kind === 'village' && district ? `${district}, ${region}` : region
  return {
    label: [name, around, nation].filter(Boolean).join(', '),
    lat,
    lng,
    city: name,
    ...(region && { region }),
    countryCode: country,
    precision: 'place',
  }
}
