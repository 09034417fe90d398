import { TOWNS } from '../demo/data/towns.ts'
import { random } from '../demo/random.ts'
import type { PointToWrite } from '../src/domains/shipping/points/store.ts'

const STREETS = ['Lipowa', 'Mickiewicza', 'Kościuszki', 'Ogrodowa', 'Szkolna', 'Długa', 'Polna', 'Kolejowa', 'Parkowa']

/** So many lockers, most of them in and around towns as people are, the same on every machine. */
export function pointsOf(count: number): PointToWrite[] {
  const luck = random('bench points')
  return Array.from({ length: count }, (_, index): PointToWrite => {
    // The first towns are the largest.
    const at = Math.floor(luck.next() ** 2 * TOWNS.length)
    const [code, city, lat, lng, post] = TOWNS[at] ?? ['KRA', 'Kraków', 50.06, 19.94, '30-0']
    const spread = luck.next() < 0.6 ? 0.1 : 1.2
    const number = String(index).padStart(6, '0')
    return {
      ...{ code: `${code}${number}`, method: 'inpost_locker', name: `Paczkomat ${code}${number}`, city },
      ...{ street: `ul. ${luck.pick(STREETS)} ${luck.int(1, 98)}`, postalCode: `${post}${luck.int(10, 99)}` },
      ...{ lat: lat + (luck.next() - 0.5) * spread, lng: lng + (luck.next() - 0.5) * spread * 1.5 },
      ...{ hours: '24/7', hint: 'Przy wejściu od strony parkingu', takesCash: luck.next() < 0.5 },
    }
  })
}

const search = (more: string) => `/api/pickup-points?method=inpost_locker&${more}`
/** With a place, as answers to such questions are not kept: each is looked up. */
const typed = (words: readonly string[]) =>
  words.map((word) => search(`q=${encodeURIComponent(word)}&near=50.061,19.937`))

const tile = (z: number, lat: number, lng: number) => {
  const sine = Math.sin((lat * Math.PI) / 180)
  const at = { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
  return `${z}/${Math.floor(at.x * 2 ** z)}/${Math.floor(at.y * 2 ** z)}`
}
/** Pieces of the map around towns; those of a wide view are few, and kept once they were asked for. */
const tiles = (zooms: readonly number[], towns: number, more = '') => [
  ...new Set(
    TOWNS.slice(0, towns).flatMap(([, , lat, lng]) =>
      zooms.map((z) => `/api/pickup-points/tiles/${tile(z, lat, lng)}?method=inpost_locker${more}`),
    ),
  ),
]

/** What buyers ask: by what they type, letter by letter, and by where they are; also where nothing is, and what fits almost all. */
export const pointQuestions = (): { name: string; paths: string[] }[] => [
  { name: 'town, letter by letter', paths: typed(['wa', 'war', 'wars', 'warszawa', 'Kraków', 'łódź', 'zz', 'ab']) },
  { name: 'post code', paths: typed(['00', '30-0', '30-012', '30012', '99-999']) },
  { name: 'code', paths: typed(['KRA', 'WAW0000', 'KRA000123', 'kra9']) },
  {
    name: 'words anywhere',
    paths: typed(['dluga', 'ul. Długa', 'długa warszawa', 'polna 17 kraków', 'lipowa poznan', 'nothing at all', '000']),
  },
  {
    name: 'near a place',
    paths: ['52.23,21.01', '50.061,19.937', '54.5,18.5', '53.9,22.9', '49.2,22.5', '52.5,13.4', '40.1,3.2'].map(
      (near) => search(`near=${near}`),
    ),
  },
  {
    name: 'near, cash on delivery',
    paths: ['52.23,21.01', '51.1,17.03'].map((near) => search(`near=${near}&cash=true`)),
  },
  { name: 'map, the whole country', paths: tiles([4, 5, 6], TOWNS.length) },
  { name: 'map, a region', paths: tiles([7, 8, 9], TOWNS.length) },
  { name: 'map, a town', paths: tiles([10, 11, 12, 13], TOWNS.length) },
  { name: 'map, cash on delivery', paths: tiles([6, 8, 11], TOWNS.length, '&cash=true') },
  { name: 'typed, cash on delivery', paths: typed(['warszawa', 'dluga']).map((path) => `${path}&cash=true`) },
]
