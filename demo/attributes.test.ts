import { expect, test } from 'vitest'
import { categories as seeds } from '../src/verticals/electronics/categories.ts'
import { resolveSeeds } from '../src/verticals/seed.ts'
import { demoProducts } from './products.ts'

const products = demoProducts(new Date('2026-11-21T12:00:00Z'))
type Offer = (typeof products)[number]
type Range = readonly [from: number, to: number]

/** What a number of a category may be, by the beginning of the category's name; the first that fits counts. */
const RANGES: Record<string, readonly (readonly [category: string, range: Range])[]> = {
  screen_in: [
    ['smartphones', [4.5, 8]],
    ['feature-phones', [1.5, 3.5]],
    ['apple-tablets', [7, 13.5]],
    ['android-tablets', [7, 15]],
    ['windows-tablets', [10, 14]],
    ['handhelds', [3, 9]],
    ['ultrabooks', [10, 16]],
    ['all-in-one', [19, 32]],
    ['tvs', [24, 85]],
    ['displays', [10, 18]],
    ['office-monitors', [17, 43]],
    ['gaming-monitors', [21, 49]],
    ['pro-monitors', [21, 40]],
    ['', [10, 18.5]],
  ],
  weight_kg: [
    ['ultrabooks', [0.6, 2]],
    ['gaming-laptops', [1.5, 5]],
    ['workstations', [1, 4]],
    ['business-laptops', [0.8, 3]],
    ['everyday-laptops', [0.7, 4]],
    ['', [0.05, 2]],
  ],
  ram_gb: [
    ['smartphones', [2, 16]],
    ['rack-servers', [16, 512]],
    ['nas', [1, 32]],
    ['', [2, 128]],
  ],
  storage_gb: [
    ['handhelds', [1, 2000]],
    ['smartphones', [32, 1024]],
    ['', [16, 20_000]],
  ],
  refresh_hz: [['', [50, 540]]],
  megapixels: [['', [8, 210]]],
  cores: [
    ['rack-servers', [4, 128]],
    ['', [2, 24]],
  ],
  battery_health: [['', [60, 100]]],
  battery_cycles: [['', [0, 1200]]],
  working_hours: [['', [0, 60_000]]],
  dead_pixels: [['', [0, 5]]],
  case_mm: [['', [38, 51]]],
  battery_h: [['', [3, 80]]],
  power_w: [['', [5, 1600]]],
  psu_w: [['', [45, 1400]]],
  psu_count: [['', [1, 4]]],
  sockets: [['', [1, 4]]],
  ram_slots: [['', [2, 48]]],
  page_ppm: [['', [5, 80]]],
  page_count: [['', [0, 200_000]]],
  toner_left: [['', [0, 100]]],
  shutter_count: [['', [0, 400_000]]],
  focal_mm: [['', [7, 800]]],
  focal_max_mm: [['', [7, 800]]],
  aperture: [['', [0.9, 8]]],
  filter_mm: [['', [37, 112]]],
  lumens: [['', [100, 8000]]],
  controllers: [['', [0, 4]]],
  tbw_used: [['', [0, 600]]],
  rpm: [['', [4200, 15_000]]],
  bays: [['', [1, 12]]],
  ports_count: [['', [1, 54]]],
  sfp: [['', [1, 48]]],
  poe_w: [['', [10, 1500]]],
  throughput_gbps: [['', [0.1, 100]]],
  mhz: [['', [1066, 8000]]],
  capacity_wh: [['', [20, 100]]],
  vram_gb: [['', [2, 48]]],
}

const valuesOf = ({ attributes, versions }: Offer) => [attributes, ...versions.map((version) => version.attributes)]
const offersOf = (...slugs: string[]) => products.filter(({ categorySlug }) => slugs.includes(categorySlug))
const told = ({ texts }: Offer) =>
  Object.values(texts)
    .flatMap((text) => Object.values(text))
    .join(' ')

test('every number is one that a thing of its kind can have', () => {
  const numbers = new Set(
    resolveSeeds(seeds).flatMap(({ attributes }) =>
      attributes.filter(({ type }) => type === 'number').map(({ key }) => key),
    ),
  )
  const wrong: string[] = []
  for (const offer of products) {
    for (const [key, value] of valuesOf(offer).flatMap((values) => Object.entries(values))) {
      if (!numbers.has(key)) continue
      const range = RANGES[key]?.find(([category]) => offer.categorySlug.startsWith(category))?.[1]
      const fits = range && typeof value === 'number' && value >= range[0] && value <= range[1]
      if (!fits) wrong.push(`${offer.title}: ${key} ${value}`)
    }
  }
  expect([...new Set(wrong)]).toEqual([])
})

test('what a camera resolves is told of the camera, and a phone with keys tells no battery health', () => {
  const phones = resolveSeeds(seeds).find(({ slug }) => slug === 'smartphones')
  const names = phones?.attributes.find(({ key }) => key === 'megapixels')?.names
  expect(names?.['pl-PL']).toBe('Aparat główny')
  for (const { title, batteryHealth, attributes } of offersOf('feature-phones'))
    expect([title, batteryHealth, attributes.battery_cycles]).toEqual([title, null, undefined])
})

test('a computer with a screen wants no monitor, one without a system activates no licence, a MacBook has no BIOS', () => {
  expect(
    offersOf('all-in-one').filter((one) => /podłącz monitor|connect monitor|monitor, tastatur/i.test(told(one))),
  ).toEqual([])
  const others = products.filter(({ attributes }) =>
    ['macos', 'chrome_os', 'none', 'linux'].includes(String(attributes.os)),
  )
  expect(others.length).toBeGreaterThan(50)
  expect(others.filter((one) => /licencja aktywuje/i.test(told(one))).map(({ title }) => title)).toEqual([])
  expect(
    offersOf('ultrabooks', 'workstations').filter((one) => one.attributes.os === 'macos' && /BIOS/.test(told(one))),
  ).toEqual([])
})

test('of what is broken nothing is said that only a working thing could tell', () => {
  for (const { title, attributes, categorySlug, state } of products) {
    if (state !== 'damaged') continue
    expect([title, attributes.dead_pixels, attributes.screen_original]).toEqual([title, undefined, undefined])
    if (['ssd', 'hdd', 'nas'].includes(categorySlug)) expect([title, attributes.smart_ok]).toEqual([title, false])
  }
})

test('sizes in a title are those of the attributes', () => {
  for (const { title, attributes } of products) {
    const said = / (\d+(?:,\d)?)″/.exec(title)?.[1]
    if (said && attributes.screen_in !== undefined)
      expect([title, said]).toEqual([title, String(attributes.screen_in).replace('.', ',')])
  }
})

test('labels are printed without toner, and a zoom begins where it does not end', () => {
  for (const { title, attributes } of offersOf('label-printers'))
    expect([title, attributes.toner_left]).toEqual([title, undefined])
  for (const { title, attributes } of offersOf('zoom-lenses'))
    expect([title, Number(attributes.focal_mm) < Number(attributes.focal_max_mm)]).toEqual([title, true])
})
