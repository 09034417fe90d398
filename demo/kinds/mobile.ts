import { AUDIO, FEATURE_PHONES, PHONES, TABLETS, WATCHES } from '../data/phones.ts'
import type { PictureColor } from '../pictures/spec.ts'
import type { ModelDraft } from '../product-types.ts'
import { gb, inch } from './facts.ts'

type Version = ModelDraft['versions'][number]

/** `8/128,8/256` → versions by memory and storage. */
function storageVersions(cell: string): Version[] {
  const pairs = cell.split(',').map((pair) => pair.split('/').map(Number) as [number, number])
  const [baseRam, baseDisk] = pairs[0] ?? [4, 64]
  return pairs.map(([ram, disk]) => ({
    name: `${ram}/${disk} GB`,
    attributes: { ram_gb: ram, storage_gb: disk },
    worth: 1 + Math.log2(disk / baseDisk) * 0.11 + (ram - baseRam) * 0.012,
  }))
}

/** A single version's values belong to the product itself. */
function settle(versions: Version[]): Pick<ModelDraft, 'versions'> & { own: Version['attributes'] } {
  return versions.length > 1 ? { versions, own: {} } : { versions: [], own: versions[0]?.attributes ?? {} }
}

/** Lines of phones by brand and model: how their backs are built, see `pictures/phone-cameras.ts`. */
const PHONE_LINES: readonly (readonly [RegExp, string])[] = [
  [/iPhone (X|XS|XS Max)$/, 'x'],
  [/iPhone XR$/, 'xr'],
  [/iPhone (11|12|12 mini)$/, 'eleven'],
  [/iPhone (13|13 mini|14|14 Plus)$/, 'thirteen'],
  [/iPhone 1[123] Pro/, 'pro'],
  [/iPhone 1[456] Pro/, 'fifteen-pro'],
  [/iPhone 15/, 'fifteen'],
  [/iPhone 16/, 'sixteen'],
  [/Galaxy (S8|S9)$/, 'pair'],
  [/Galaxy S10/, 'middle'],
  [/Galaxy S21|Galaxy S22$/, 'contour'],
  [/Galaxy S2[234] Ultra/, 'ultra'],
  [/Z Flip/, 'flip'],
  [/Z Fold/, 'fold'],
  [/Pixel 4a/, 'pixel4a'],
  [/Pixel 6/, 'pixel6'],
  [/Pixel 7/, 'pixel7'],
  [/Pixel 8/, 'pixel8'],
  [/Pixel 9/, 'pixel9'],
  [/Phone \(/, 'pair'],
]
const lineOf = (model: string, said: string) => PHONE_LINES.find(([pattern]) => pattern.test(model))?.[1] ?? said

function phone(row: string[]): ModelDraft {
  const [
    brand = '',
    model = '',
    year,
    eur,
    inches,
    storage = '',
    colors = '',
    family = '',
    panel = '',
    hz,
    mp,
    flags = '',
  ] = row
  const { versions, own } = settle(storageVersions(storage))
  const first = storageVersions(storage)[0]
  const facts = [inch(Number(inches)), first?.name ?? '']
  return {
    category: 'smartphones',
    group: 'phone',
    brand,
    model,
    ...(versions.length === 0 && first ? { titleFacts: first.name } : {}),
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      screen_in: Number(inches),
      panel,
      refresh_hz: Number(hz),
      megapixels: Number(mp),
      os: brand === 'Apple' ? 'ios' : 'android',
      five_g: flags.includes('5'),
      esim: flags.includes('e'),
      dual_sim: flags.includes('d'),
      sim_lock: false,
      account_lock_off: true,
      ...own,
    },
    versions,
    facts: flags.includes('5') ? [...facts, '5G'] : facts,
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: {
      kind: 'phone',
      size: Number(inches),
      family: lineOf(model, family),
      facts: `${model.length < 15 ? model : inch(Number(inches))}`,
    },
    copies: Number(year) > 2021 ? 5 : Number(year) > 2018 ? 4 : 2,
    ...(brand === 'Apple' ? { keeps: 0.8 } : {}),
    box: ['phone', 'usb', 'simpin'],
  }
}

function featurePhone(row: string[]): ModelDraft {
  const [brand = '', model = '', year, eur, inches, colors = '', flags = ''] = row
  return {
    category: 'feature-phones',
    group: 'phone',
    brand,
    model,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      screen_in: Number(inches),
      dual_sim: flags.includes('d'),
      sim_lock: false,
      os: 'proprietary',
      five_g: false,
    },
    versions: [],
    facts: [inch(Number(inches)), ...(flags.includes('d') ? ['Dual SIM'] : [])],
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: { kind: 'feature-phone', size: Number(inches), family: 'keys', facts: inch(Number(inches)) },
    copies: 2,
    box: ['phone', 'charger'],
  }
}

const TABLET_KINDS: Record<string, readonly [string, string]> = {
  a: ['apple-tablets', 'ios'],
  g: ['android-tablets', 'android'],
  w: ['windows-tablets', 'windows_11_pro'],
}

function tablet(row: string[]): ModelDraft {
  const [
    brand = '',
    model = '',
    year,
    eur,
    inches,
    storage = '',
    colors = '',
    family = '',
    panel = '',
    hz,
    flags = '',
    kind = 'a',
    cpu = '',
  ] = row
  const { versions, own } = settle(storageVersions(storage))
  const first = storageVersions(storage)[0]
  const [category, os] = TABLET_KINDS[kind] ?? ['apple-tablets', 'ios']
  return {
    category,
    group: 'tablet',
    brand,
    model,
    ...(flags.includes('c') ? { titleFacts: /Tab S8|\(2021\)/.test(model) ? '5G' : 'LTE' } : {}),
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      screen_in: Number(inches),
      panel,
      refresh_hz: Number(hz),
      os,
      pen: flags.includes('p'),
      cellular: flags.includes('c'),
      ...(cpu ? { cpu_model: cpu } : {}),
      ...own,
    },
    versions,
    facts: [inch(Number(inches)), first?.name ?? '', ...(cpu ? [cpu] : [])],
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: {
      kind: 'tablet',
      size: Number(inches),
      family,
      facts: `${inch(Number(inches))} · ${gb(Number(first?.attributes.storage_gb ?? 64))}`,
    },
    copies: Number(year) > 2020 ? 4 : 2,
    ...(brand === 'Apple' ? { keeps: 0.75 } : {}),
    box: ['tablet', 'charger', 'usb'],
  }
}

function watch(row: string[]): ModelDraft {
  const [
    brand = '',
    model = '',
    year,
    eur,
    mm,
    colors = '',
    family = '',
    flags = '',
    works = '',
    strap = '',
    panel = '',
    water = '',
    kind,
  ] = row
  return {
    category: kind === 'r' ? 'sport-watches' : 'smartwatches',
    group: 'watch',
    brand,
    model,
    titleFacts: `${mm} mm`,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      case_mm: Number(mm),
      gps: flags.includes('g'),
      cellular: flags.includes('c'),
      works_with: works,
      strap,
      panel,
      water_resistance: water,
    },
    versions: [],
    facts: [`${mm} mm`, 'GPS', water],
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: { kind: 'watch', size: Number(mm), family, facts: `${mm} mm · GPS` },
    copies: Number(year) > 2020 ? 3 : 2,
    box: ['watch', 'dockCharger'],
  }
}

function sound(row: string[]): ModelDraft {
  const [brand = '', model = '', year, eur, type = '', colors = '', flags = '', hours, codecs, look = '', watts] = row
  const speaker = ['portable', 'smart', 'studio'].includes(type)
  return {
    category: speaker ? 'speakers' : 'headphones',
    group: 'audio',
    brand,
    model,
    year: Math.max(2008, Number(year)),
    newEur: Number(eur),
    attributes: {
      audio_type: type,
      wireless: flags.includes('w'),
      ...(speaker ? {} : { anc: flags.includes('a') }),
      ...(hours ? { battery_h: Number(hours) } : {}),
      ...(codecs ? { codecs } : {}),
      ...(speaker && watts ? { power_w: Number(watts) } : {}),
    },
    versions: [],
    facts: [
      flags.includes('w') ? 'Bluetooth' : 'Jack / XLR / USB',
      ...(flags.includes('a') ? ['ANC'] : []),
      ...(hours ? [`${hours} h`] : []),
      ...(watts ? [`${watts} W`] : []),
    ],
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: {
      kind: speaker ? 'speaker' : look === 'buds' ? 'earbuds' : 'headphones',
      size: 0,
      family: look,
      facts: [
        ...(flags.includes('a') ? ['ANC'] : []),
        ...(hours ? [`${hours} h`] : []),
        ...(watts ? [`${watts} W`] : []),
      ].join(' · '),
    },
    copies: 2,
    box: [speaker ? 'speaker' : 'headphones', speaker ? 'power' : 'case', 'usb'],
  }
}

export function mobileDrafts(): ModelDraft[] {
  return [
    ...PHONES.map(phone),
    ...FEATURE_PHONES.map(featurePhone),
    ...TABLETS.map(tablet),
    ...WATCHES.map(watch),
    ...AUDIO.map(sound),
  ]
}
