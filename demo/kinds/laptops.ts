import { MODERN_LAPTOPS } from '../data/computers.ts'
import laptopRows from '../data/laptops.json' with { type: 'json' }
import { RECENT_LAPTOPS } from '../data/recent-laptops.ts'
import type { PictureColor } from '../pictures/spec.ts'
import type { ModelDraft } from '../product-types.ts'
import { coresOf, cpuFamily, gb, inch, resolutionOf, shortCpu } from './facts.ts'

type Row = readonly [
  ...[brand: string, model: string, type: string, inches: number, resolution: string, panel: string, touch: number],
  ...[
    cpu: string,
    ramGb: number,
    storage: [type: string, gb: number][],
    gpu: string,
    os: string,
    kg: number,
    eur: number,
  ],
]

const BUSINESS =
  /ThinkPad|Latitude|EliteBook|ProBook|Vostro|Tecra|Portégé|LifeBook|TravelMate|Precision|ZBook|Pro P2540|250 G|255 G|^V\d|Satellite Pro|Extensa/

/** The look of a line, by brand and model; see `pictures/laptop-looks.ts`. */
function familyOf(brand: string, model: string, type: string, os: string, said = 'generic'): string {
  if (brand === 'Apple') {
    if (/Air 1[35] M[23]|Pro 1[46] M/.test(model)) return 'macbook-notch'
    return /M[123]/.test(model) ? 'macbook' : 'macbook-old'
  }
  if (said === 'modern-thinkpad' || said === 'thinkpad-yoga' || said === 'xps') return said
  if (/ThinkPad/.test(model) && /Yoga/.test(model)) return 'thinkpad-yoga'
  if (/ThinkPad/.test(model)) return 'thinkpad'
  if (/gaming/i.test(type)) return 'gaming'
  if (/^XPS|Precision 55/.test(model)) return 'xps'
  if (/Yoga|x360|Spin|Flip|2-in-1/.test(model) || type.startsWith('2 in 1')) return 'yoga'
  if (/Surface/.test(model)) return 'surface'
  if (/EliteBook|ProBook|ZBook/.test(model) && / G(8|9|10)$/.test(model)) return 'elitebook'
  if (/ZenBook|ExpertBook/.test(model)) return 'zenbook'
  if (/Latitude|EliteBook|Tecra|Portégé|Precision|ZBook/.test(model) && said === 'generic') return 'pointstick'
  if (os === 'Chrome OS') return 'chromebook'
  return os === 'Linux' ? 'linux' : said
}

function colorOf(brand: string, model: string, type: string): PictureColor {
  if (brand === 'Apple') return model.includes('12') ? 'gold' : 'silver'
  if (/ThinkPad|Latitude|Aspire|Tecra|Legion/.test(model) || type === 'Gaming') return 'black'
  if (/EliteBook|ProBook|ZBook|XPS|ZenBook|Spectre|ENVY|Swift|Gram|Surface/.test(model)) return 'silver'
  return /IdeaPad|Inspiron|Yoga|Vostro|Precision|Portégé/.test(model) ? 'gray' : 'graphite'
}

function categoryOf(type: string, model: string, inches: number, kg: number): string {
  if (type === 'Gaming') return 'gaming-laptops'
  if (type === 'Workstation' || /ZBook|Precision|ThinkPad P\d/.test(model)) return 'workstations'
  if ((type === 'Ultrabook' || type.startsWith('2 in 1')) && inches < 16 && kg <= 2) return 'ultrabooks'
  return BUSINESS.test(model) ? 'business-laptops' : 'everyday-laptops'
}

function yearOf(cpu: string): number {
  const generation = /-(\d)\d{3}/.exec(cpu)?.[1]
  if (generation && cpu.startsWith('Core')) return { 6: 2016, 7: 2017, 8: 2018 }[generation] ?? 2016
  return /N3[34]50|N4200|9[2-7]\d0|Ryzen|v6/.test(cpu) ? 2017 : 2016
}

function osOf(os: string, business: boolean): string {
  const known: Record<string, string> = {
    macOS: 'macos',
    Linux: 'linux',
    'Chrome OS': 'chrome_os',
    Android: 'android',
    'No OS': 'none',
    'Windows 7': 'windows_7_pro',
  }
  return known[os] ?? (business && os === 'Windows 10' ? 'windows_10_pro' : 'windows_10_home')
}

const isDedicated = (gpu: string) => /NVIDIA|Radeon (5\d\d|Pro|RX|R[579] M)|FirePro|Quadro|R17M/.test(gpu)

function storageOf(parts: readonly (readonly [string, number])[]): { type: string; total: number; label: string } {
  const kinds = new Set(parts.map(([type]) => type))
  const type = kinds.size > 1 ? 'ssd_hdd' : (parts[0]?.[0] ?? 'ssd')
  const names: Record<string, string> = { ssd: 'SSD', hdd: 'HDD', flash: 'flash', hybrid: 'SSHD' }
  const label = parts.map(([kind, size]) => `${gb(size)} ${names[kind] ?? kind}`).join(' + ')
  return { type, total: parts.reduce((sum, [, size]) => sum + size, 0), label }
}

function fromRow(row: Row): ModelDraft {
  const [brand, model, type, inches, resolution, panel, touch, cpu, ramGb, storage, gpu, os, kg, eur] = row
  const drive = storageOf(storage)
  const category = categoryOf(type, model, inches, kg)
  const color = colorOf(brand, model, type)
  return {
    category,
    group: 'laptop',
    brand,
    model,
    titleFacts: `${inch(inches)} ${cpu} ${gb(ramGb)} / ${drive.label}`,
    year: yearOf(cpu),
    newEur: eur,
    attributes: {
      screen_in: inches,
      cpu_model: cpu,
      ram_gb: ramGb,
      storage_gb: drive.total,
      cpu_family: cpuFamily(cpu),
      ...coresOf(cpu),
      storage_type: drive.type,
      resolution: resolutionOf(resolution),
      ...(panel ? { panel } : {}),
      touch: touch === 1,
      gpu_type: isDedicated(gpu) ? 'dedicated' : 'integrated',
      gpu_model: gpu,
      os: osOf(os, BUSINESS.test(model)),
      weight_kg: kg,
      color,
    },
    versions: [],
    facts: [inch(inches), cpu, `${gb(ramGb)} RAM`, drive.label, gpu],
    colors: [color],
    colorIsAttribute: true,
    picture: {
      kind: 'laptop',
      size: inches,
      family: familyOf(brand, model, type, os),
      facts: `${inch(inches)} · ${shortCpu(cpu)} · ${gb(ramGb)}`,
      detail: true,
    },
    copies: 1,
    tail: true,
    box: ['laptop', 'charger'],
  }
}

const TYPES: Record<string, string> = {
  business: 'business-laptops',
  ultrabook: 'ultrabooks',
  gaming: 'gaming-laptops',
  workstation: 'workstations',
  everyday: 'everyday-laptops',
}

function fromModern(row: string[]): ModelDraft {
  const [
    brand = '',
    model = '',
    type = '',
    year,
    eur,
    inches,
    resolution = '',
    panel = '',
    touch,
    cpu = '',
    ram = '',
    ramType = '',
    disks = '',
    gpu = '',
    os = '',
    kg,
    family = '',
    colors = '',
  ] = row
  const sizes = disks.split(',').map(Number)
  const memory = ram.split(',').map(Number)
  const pairs = memory.flatMap((m, i) => (i === 0 ? sizes : sizes.slice(-1)).map((s) => [m, s] as const))
  const [firstRam = 8, firstDisk = 256] = pairs[0] ?? []
  return {
    category: TYPES[type] ?? 'everyday-laptops',
    group: 'laptop',
    brand,
    model,
    titleFacts: pairs.length === 1 ? `${gb(firstRam)} / ${gb(firstDisk)} SSD` : cpu,
    year: Number(year),
    newEur: Number(eur),
    attributes: {
      screen_in: Number(inches),
      cpu_model: cpu,
      cpu_family: cpuFamily(cpu),
      ...coresOf(cpu),
      ram_type: ramType,
      storage_type: 'nvme',
      resolution,
      panel,
      touch: touch === '1',
      gpu_type: isDedicated(gpu) && !/Radeon Graphics/.test(gpu) ? 'dedicated' : 'integrated',
      gpu_model: gpu,
      os,
      weight_kg: Number(kg),
      ...(pairs.length === 1 ? { ram_gb: firstRam, storage_gb: firstDisk } : {}),
    },
    versions:
      pairs.length === 1
        ? []
        : pairs.map(([m, s]) => ({
            name: `${gb(m)} / ${gb(s)}`,
            attributes: { ram_gb: m, storage_gb: s },
            worth: 1 + (m - firstRam) * 0.012 + (s - firstDisk) * 0.00045,
          })),
    facts: [inch(Number(inches)), cpu, `${gb(firstRam)} RAM`, `${gb(firstDisk)} SSD NVMe`, gpu],
    colors: colors.split(',') as PictureColor[],
    colorIsAttribute: true,
    picture: {
      kind: 'laptop',
      size: Number(inches),
      family: familyOf(brand, model, type, '', family),
      facts: `${inch(Number(inches))} · ${shortCpu(cpu)} · ${gb(firstRam)}`,
      detail: true,
    },
    copies: Number(year) > 2020 ? 6 : 4,
    ...(brand === 'Apple' && cpu.startsWith('Apple') ? { keeps: 0.76 } : {}),
    box: ['laptop', 'charger'],
  }
}

export function laptopDrafts(): ModelDraft[] {
  return [
    ...RECENT_LAPTOPS.map(fromModern),
    ...MODERN_LAPTOPS.map(fromModern),
    ...(laptopRows as unknown as Row[]).map(fromRow),
  ]
}
