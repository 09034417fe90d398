import { NETWORK } from '../data/network.ts'
import * as data from '../data/parts.ts'
import type { PictureColor, PictureKind } from '../pictures/spec.ts'
import type { ModelDraft } from '../product-types.ts'
import { gb, inch, RESOLUTION_NAMES } from './facts.ts'

const KINDS: Record<string, readonly [string, PictureKind]> = {
  s: ['switches', 'switch'],
  r: ['routers', 'router'],
  a: ['access-points', 'access-point'],
  f: ['firewalls', 'firewall'],
}
const SPEEDS: Record<string, string> = { '100m': '100 Mb/s', '1g': '1 Gb/s', '2_5g': '2,5 Gb/s', '10g': '10 Gb/s' }
const NET_COLORS: Record<string, PictureColor> = {
  Cisco: 'gray',
  Ubiquiti: 'white',
  MikroTik: 'white',
  Juniper: 'graphite',
  Fortinet: 'white',
  'HPE Aruba': 'white',
  Ruckus: 'white',
  Netgear: 'graphite',
  WatchGuard: 'red',
  AVM: 'red',
  Netgate: 'black',
}

function network(row: string[]): ModelDraft {
  const [
    letter = 's',
    brand = '',
    model = '',
    mpn = '',
    year,
    eur,
    ports,
    speed = '',
    sfp,
    poe,
    managed,
    extra = '',
    look = '',
  ] = row
  const [category, kind] = KINDS[letter] ?? ['switches', 'switch']
  const wifi = extra.startsWith('wifi')
  const plug = `${ports} × ${SPEEDS[speed]}`
  const facts = [
    letter === 'a' ? extra.replace('wifi_', 'Wi-Fi ').toUpperCase().replace('WI-FI', 'Wi-Fi') : plug,
    ...(Number(poe) ? [`PoE ${poe} W`] : []),
    ...(Number(sfp) ? [`${sfp} × SFP`] : []),
  ]
  return {
    category,
    group: 'network',
    brand,
    model,
    mpn,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      ports_count: Number(ports),
      port_speed: speed,
      ...(Number(sfp) ? { sfp: Number(sfp) } : {}),
      ...(Number(poe) ? { poe_w: Number(poe) } : {}),
      managed: managed === '1',
      licence_state:
        /Meraki/.test(model) || (letter === 'f' && /Fortinet|Palo|Sonic|Watch/.test(brand)) ? 'expired' : 'not_needed',
      ...(look === 'rack' ? { rack_ears: true } : {}),
      ...(wifi ? { wifi: extra } : {}),
      ...(letter === 'f' ? { throughput_gbps: Number(extra) } : {}),
    },
    versions: [],
    facts: [...facts, mpn],
    colors: [NET_COLORS[brand] ?? 'black'],
    colorIsAttribute: false,
    picture: { kind, size: Number(ports), family: look, facts: facts.slice(0, 2).join(' · ') },
    copies: 2,
    box: look === 'rack' ? ['device', 'power', 'ears'] : ['device', 'adapter'],
  }
}

const base = { group: 'part' as const, colorIsAttribute: false, versions: [], copies: 2, box: ['part'] }

function storage(row: string[]): ModelDraft {
  const [
    category = '',
    brand = '',
    model = '',
    mpn = '',
    year,
    eur,
    size,
    link = '',
    form = '',
    look = '',
    extra = '',
  ] = row
  const [bays, ram] = extra.split('/').map(Number)
  const nas = category === 'nas'
  const kind: PictureKind = nas
    ? 'nas'
    : look === 'm2'
      ? 'm2'
      : look === 'external' || category === 'ssd'
        ? 'ssd'
        : 'hdd'
  const facts = nas
    ? [`${bays} × 3,5″`, `${ram} GB RAM`]
    : [
        gb(Number(size)),
        link === 'nvme' ? 'NVMe' : link.toUpperCase(),
        ...(form.startsWith('in') ? [form === 'in2_5' ? '2,5″' : '3,5″'] : []),
      ]
  return {
    ...base,
    category,
    group: 'storage',
    brand,
    model,
    mpn,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      interface: link,
      drive_size: form,
      smart_ok: true,
      ...(nas ? { bays: bays ?? 2, ram_gb: ram ?? 2 } : { storage_gb: Number(size) }),
      ...(category === 'hdd' ? { rpm: Number(extra) } : {}),
    },
    facts: [...facts, mpn],
    colors: [category === 'hdd' && look !== 'external' ? 'silver' : 'black'],
    picture: {
      kind,
      size: nas ? (bays ?? 2) : 0,
      family: form === 'm2_2230' ? 'short' : look,
      facts: facts.join(' · '),
    },
    copies: 2,
    box: nas ? ['device', 'adapter'] : ['drive'],
  }
}

function memory(row: string[]): ModelDraft {
  const [brand = '', mpn = '', year, eur, size, type = '', module = '', mhz, kit = '', fits = ''] = row
  const facts = [gb(Number(size)), type.toUpperCase(), `${mhz} MHz`]
  return {
    ...base,
    category: 'ram',
    brand,
    model: `${gb(Number(size))} ${type.toUpperCase()}-${mhz} ${{ sodimm: 'SO-DIMM', dimm: 'DIMM', rdimm: 'RDIMM ECC' }[module]}`,
    mpn,
    titleFacts: mpn,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      ram_gb: Number(size),
      ram_type: type,
      module,
      mhz: Number(mhz),
      kit,
      part_number: mpn,
      fits_to: fits,
    },
    facts: [...facts, kit],
    colors: [/Corsair|G.Skill|KF4|KF5/.test(brand + mpn) ? 'black' : 'green'],
    picture: { kind: 'ram', size: 0, family: module, facts: facts.join(' · ') },
  }
}

/** Parts whose rows begin with brand, model, number, year, price. */
function part(
  category: string,
  row: string[],
  picture: Omit<ModelDraft['picture'], 'color'>,
  color: string,
  attributes: ModelDraft['attributes'],
  facts: string[],
): ModelDraft {
  const [brand = '', model = '', mpn = '', year, eur] = row
  return {
    ...base,
    category,
    brand,
    model,
    ...(model.includes(mpn) ? {} : { titleFacts: mpn }),
    mpn,
    year: Number(year),
    newEur: Number(eur),
    attributes: { part_number: mpn, ...attributes },
    facts: [...facts, mpn],
    colors: [color as PictureColor],
    picture,
  }
}

/** What is known by its name alone needs no number in the title. */
const named = ({ titleFacts: _, ...draft }: ModelDraft): ModelDraft => draft

export function networkDrafts(): ModelDraft[] {
  return NETWORK.map(network)
}

export function partDrafts(): ModelDraft[] {
  return [
    ...data.STORAGE.map(storage),
    ...data.MEMORY.map(memory),
    ...data.BATTERIES.map((row) => {
      const [, , mpn, , , wh, look = '', fits = ''] = row
      return part(
        'laptop-batteries',
        row,
        { kind: 'battery', size: 0, family: look, facts: `${wh?.replace('.', ',')} Wh · ${mpn}` },
        'black',
        { capacity_wh: Number(wh), original: true, fits_to: fits },
        [`${wh} Wh`, fits],
      )
    }),
    ...data.POWER.map((row) => {
      const [, , , , , watts, plug = '', look = '', color = '', fits = ''] = row
      return part(
        'power-supplies',
        row,
        { kind: 'power-supply', size: 0, family: look, facts: `${watts} W · ${plug}` },
        color,
        { power_w: Number(watts), plug, original: true, fits_to: fits },
        [`${watts} W`, plug, fits],
      )
    }),
    ...data.DOCKS.map((row) => {
      const [, , , , , watts, plug = '', ports = '', fits = '', charger] = row
      return part(
        'docking-stations',
        row,
        { kind: 'dock', size: 0, family: 'bar', facts: `${plug} · ${watts} W` },
        'black',
        { power_w: Number(watts), plug, ports, charger_included: charger === '1', fits_to: fits },
        [plug, ports],
      )
    }),
    ...data.GPUS.map((row) => {
      const [, model = '', , , , vram, type = '', watts, fans] = row
      const short = /(RTX|GTX|RX|Quadro|T4)\S* ?[\w ]*/.exec(model)?.[0].split(' ').slice(0, 3).join(' ') ?? model
      const draft = part(
        'graphics-cards',
        row,
        { kind: 'gpu', size: Number(fans), family: 'fans', facts: `${short} · ${vram} GB` },
        'black',
        { vram_gb: Number(vram), vram_type: type, power_w: Number(watts) },
        [`${vram} GB ${type}`, `${watts} W`],
      )
      return { ...named(draft), copies: 3, keeps: 0.78 }
    }),
    ...data.KEYBOARDS.map((row) => {
      const [, , , , , wireless, backlit, color = 'black', keys, fits = ''] = row
      const draft = part(
        'keyboards',
        row,
        { kind: 'keyboard', size: Number(keys), family: 'flat', facts: '', detail: true },
        color,
        { wireless: wireless === '1', backlit: backlit === '1', fits_to: fits },
        [wireless === '1' ? 'Bluetooth' : 'USB', fits],
      )
      return { ...named(draft), colorIsAttribute: true }
    }),
    ...data.DISPLAYS.map((row) => {
      const [, , , , , inches, resolution = '', panel = '', plug = '', fits = ''] = row
      const facts = [inch(Number(inches)), RESOLUTION_NAMES[resolution] ?? '', panel.toUpperCase()]
      return part(
        'displays',
        row,
        { kind: 'display', size: Number(inches), family: 'panel', facts: facts.join(' · ') },
        'black',
        { screen_in: Number(inches), resolution, panel, plug, fits_to: fits },
        [...facts, fits],
      )
    }),
  ]
}
