import type { PickupPoint } from '../src/domains/shipping/contract.ts'
import { TOWNS } from './data/towns.ts'
import { random } from './random.ts'

const STREETS = [
  'Lipowa',
  'Mickiewicza',
  'Kościuszki',
  'Ogrodowa',
  'Piłsudskiego',
  'Sienkiewicza',
  'Szkolna',
  'Długa',
  'Polna',
  'Słowackiego',
  'Kolejowa',
  'Parkowa',
]

/** Figures alone: a carrier tells hours in its own words, in whatever language the buyer reads. */
const OPEN = ['8:00–18:00', '6:00–23:00', '24/7']

/** `demo: true` marks a made-up point: a real market loads the carriers' own list. */
export type DemoPickupPoint = Omit<PickupPoint, 'distance'> & { demo: true }

/** Two lockers and two parcel shops in each of thirty Polish towns; the same on every machine. */
export function demoPickupPoints(): DemoPickupPoint[] {
  return TOWNS.flatMap(([code, city, lat, lng, post]) => {
    const luck = random(`points ${code}`)
    return [0, 1, 2, 3].map((i): DemoPickupPoint => {
      const locker = i < 2
      const number = String(luck.int(i * 20 + 1, i * 20 + 19)).padStart(2, '0')
      const street = `ul. ${luck.pick(STREETS)} ${luck.int(1, 98)}`
      return {
        code: locker ? `${code}${number}${luck.pick(['A', 'M', 'N', 'BAPP', 'G'])}` : `PL${code}${number}`,
        method: locker ? 'inpost_locker' : 'dpd_pickup',
        name: locker
          ? `Paczkomat ${code}${number}`
          : `Punkt ${luck.pick(['przy kiosku', 'w sklepie', 'na stacji', 'w drogerii'])}, ${street}`,
        street,
        postalCode: `${post}${String(luck.int(1, 99)).padStart(2, '0')}`,
        city,
        lat: Math.round((lat + (luck.next() - 0.5) * 0.06) * 1e4) / 1e4,
        lng: Math.round((lng + (luck.next() - 0.5) * 0.09) * 1e4) / 1e4,
        ...(locker
          ? { hours: '24/7', hint: null, takesCash: false }
          : { hours: OPEN[i % OPEN.length] ?? null, hint: null, takesCash: i === 2 || luck.next() < 0.7 }),
        demo: true,
      }
    })
  })
}
