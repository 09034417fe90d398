import { CAMERAS, CONSOLES, LENSES } from '../data/cameras.ts'
import { MONITORS, TVS } from '../data/screens.ts'
import type { PictureColor, PictureKind } from '../pictures/spec.ts'
import type { ModelDraft } from '../product-types.ts'
import { gb, inch, RESOLUTION_NAMES } from './facts.ts'

const MONITOR_KINDS: Record<string, string> = { o: 'office-monitors', g: 'gaming-monitors', p: 'pro-monitors' }

function monitor(row: string[]): ModelDraft {
  const [
    brand = '',
    model = '',
    year,
    eur,
    inches,
    resolution = '',
    panel = '',
    hz,
    flags = '',
    ports = '',
    kind = 'o',
    family = '',
  ] = row
  const size = inch(Number(inches))
  const name = RESOLUTION_NAMES[resolution] ?? ''
  return {
    category: MONITOR_KINDS[kind] ?? 'office-monitors',
    group: 'monitor',
    brand,
    model,
    titleFacts: `${size} ${name} ${panel.toUpperCase()}`,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      screen_in: Number(inches),
      resolution,
      panel,
      refresh_hz: Number(hz),
      hdr: flags.includes('h'),
      curved: flags.includes('c'),
      usb_c: flags.includes('u'),
      height_adjust: flags.includes('a'),
      pivot: flags.includes('p'),
      vesa: brand !== 'Apple',
      ports,
      dead_pixels: 0,
    },
    versions: [],
    facts: [size, name, panel.toUpperCase(), `${hz} Hz`, ports],
    colors: [/Apple|UltraFine/.test(brand + model) ? 'silver' : 'black'],
    colorIsAttribute: false,
    picture: { kind: 'monitor', size: Number(inches), family, facts: `${size} · ${name} · ${hz} Hz` },
    copies: 2,
    box: ['monitor', 'power', 'video'],
  }
}

function television(row: string[]): ModelDraft {
  const [brand = '', model = '', year, eur, size, resolution = '', panel = '', hz, kind, ports = '', flags = ''] = row
  const tv = kind === 't'
  const name = RESOLUTION_NAMES[resolution] ?? ''
  const shared = { resolution, hdr: flags.includes('h'), smart: flags.includes('s'), ports }
  const lead = tv ? inch(Number(size)) : `${size} lm`
  return {
    category: tv ? 'tvs' : 'projectors',
    group: 'tv',
    brand,
    model,
    titleFacts: `${lead} ${name}`,
    year: Number(year),
    newEur: Number(eur),
    attributes: tv
      ? { ...shared, screen_in: Number(size), panel, refresh_hz: Number(hz), burn_in: false }
      : { ...shared, lumens: Number(size), projector_type: panel },
    versions: [],
    facts: [lead, name, panel.toUpperCase(), ports],
    colors: [tv ? 'black' : brand === 'Acer' || brand === 'Optoma' || brand === 'XGIMI' ? 'graphite' : 'white'],
    colorIsAttribute: false,
    picture: {
      kind: tv ? 'tv' : 'projector',
      size: tv ? Number(size) : 0,
      family: tv ? 'flat' : 'office',
      facts: `${lead} · ${name}`,
    },
    copies: 2,
    box: [tv ? 'tv' : 'projector', 'remote', 'power'],
  }
}

const CAMERA_KINDS: Record<string, readonly [string, PictureKind]> = {
  m: ['mirrorless', 'mirrorless'],
  d: ['dslr', 'dslr'],
  c: ['compact-cameras', 'compact-camera'],
  a: ['action-cameras', 'action-camera'],
}

/** How a camera is built: flat on top, with dials as of old, or with a hump. */
function styleOf(brand: string, model: string): string {
  if (/A6\d|A7C|ZV-E/.test(model)) return 'flat-'
  return brand === 'Olympus' || /^X-T|Z fc|Z f$/.test(model) ? 'retro-' : ''
}

function camera(row: string[]): ModelDraft {
  const [
    letter = 'm',
    brand = '',
    model = '',
    year,
    eur,
    sensor = '',
    mp,
    mount = '',
    video = '',
    stabilised,
    colors = '',
    kg,
  ] = row
  const [category, kind] = CAMERA_KINDS[letter] ?? ['mirrorless', 'mirrorless']
  const body = letter === 'm' || letter === 'd'
  return {
    category,
    group: 'camera',
    brand,
    model,
    ...(body ? { titleFacts: 'body' } : {}),
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      sensor,
      megapixels: Number(mp),
      mount,
      video,
      stabilised: stabilised === '1',
      with_lens: !body,
      weight_kg: Number(kg),
    },
    versions: [],
    facts: [
      `${mp} MP`,
      { full_frame: '36 × 24 mm', aps_c: 'APS-C', mft: 'Micro 4/3', one_inch: '1″' }[sensor] ?? 'CMOS',
      video.startsWith('uhd') ? '4K' : 'Full HD',
    ],
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: {
      kind,
      size: 0,
      family: body ? `${styleOf(brand, model)}body` : 'fixed',
      facts: `${mp} MP · ${video.startsWith('uhd') ? '4K' : 'Full HD'}`,
    },
    copies: Number(year) > 2017 ? 3 : 1,
    box: ['camera', 'accu', 'charger', 'strap'],
  }
}

function lens(row: string[]): ModelDraft {
  const [brand = '', model = '', year, eur, mount = '', from, to, aperture, stabilised, filter, kg] = row
  const zoom = from !== to
  const range = `${zoom ? `${from}–${to}` : from} mm f/${aperture}`
  return {
    category: zoom ? 'zoom-lenses' : 'prime-lenses',
    group: 'lens',
    brand,
    model,
    year: Math.max(2010, Number(year)),
    newEur: Number(eur),
    attributes: {
      mount,
      focal_mm: Number(from),
      focal_max_mm: Number(to),
      aperture: Number(aperture),
      stabilised: stabilised === '1',
      filter_mm: Number(filter),
      fungus_free: true,
      weight_kg: Number(kg),
    },
    versions: [],
    facts: [range, `⌀ ${filter} mm`, `${Math.round(Number(kg) * 1000)} g`],
    colors: [/70[-–]200/.test(model) && brand === 'Canon' ? 'white' : 'black'],
    colorIsAttribute: false,
    picture: {
      kind: 'lens',
      size: Math.min(200, Math.max(45, Math.round(Number(kg) * 130))),
      family: zoom ? 'zoom' : 'prime',
      facts: range,
    },
    copies: 2,
    box: ['lens', 'caps', 'hood'],
  }
}

function gameDevice(row: string[]): ModelDraft {
  const [
    category = '',
    brand = '',
    model = '',
    year,
    eur,
    storage = '',
    colors = '',
    drive = '',
    family = '',
    last = '',
  ] = row
  const sizes = storage ? storage.split(',').map(Number) : []
  const pad = category === 'controllers'
  const kind: PictureKind = pad ? 'controller' : category === 'handhelds' ? 'handheld' : 'console'
  const one = sizes.length === 1 && sizes[0] ? { storage_gb: sizes[0] } : {}
  return {
    category,
    group: 'console',
    brand,
    model,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      ...(pad
        ? { wireless: true, platform: last }
        : { drive, ban_free: true, controllers: category === 'home-consoles' ? 1 : 0, ...one }),
      ...(category === 'handhelds' ? { screen_in: Number(last) } : {}),
    },
    versions:
      sizes.length > 1
        ? sizes.map((s) => ({ name: gb(s), attributes: { storage_gb: s }, worth: 1 + (s - (sizes[0] ?? s)) * 0.00025 }))
        : [],
    facts: pad
      ? [last, 'Bluetooth']
      : [...(sizes[0] ? [gb(sizes[0])] : []), ...(category === 'handhelds' ? [inch(Number(last))] : ['HDMI'])],
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: { kind, size: 0, family, facts: pad ? last : sizes[0] ? gb(sizes[0]) : '' },
    copies: Number(year) > 2015 ? 4 : 2,
    box: pad ? ['pad', 'usb'] : category === 'handhelds' ? ['console', 'charger'] : ['console', 'pad', 'hdmi', 'power'],
  }
}

export function screenDrafts(): ModelDraft[] {
  return [
    ...MONITORS.map(monitor),
    ...TVS.map(television),
    ...CAMERAS.map(camera),
    ...LENSES.map(lens),
    ...CONSOLES.map(gameDevice),
  ]
}
