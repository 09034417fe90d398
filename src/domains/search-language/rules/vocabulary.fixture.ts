import type { AttributeSchema } from '../../categories/contract.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A small market for the tests of this folder. */
const CATEGORIES: [slug: string, parent: string | null, pl: string, en: string, de: string][] = [
  ['laptops', null, 'Laptopy', 'Laptops', 'Laptops'],
  ['business-laptops', 'laptops', 'Laptopy biznesowe', 'Business laptops', 'Business-Laptops'],
  ['gaming-laptops', 'laptops', 'Laptopy gamingowe', 'Gaming laptops', 'Gaming-Laptops'],
  ['ultrabooks', 'laptops', 'Ultrabooki', 'Ultrabooks', 'Ultrabooks'],
  ['desktops', null, 'Komputery', 'Desktops', 'Desktop-PCs'],
  ['phones', null, 'Telefony', 'Phones', 'Handys'],
  ['smartphones', 'phones', 'Smartfony', 'Smartphones', 'Smartphones'],
  ['tablets', null, 'Tablety', 'Tablets', 'Tablets'],
  ['monitors', null, 'Monitory', 'Monitors', 'Monitore'],
  ['servers', null, 'Serwery', 'Servers', 'Server'],
  ['storage', null, 'Dyski', 'Storage', 'Speicher'],
  ['ssd', 'storage', 'Dyski SSD', 'SSDs', 'SSDs'],
  ['network', null, 'Sieć', 'Network', 'Netzwerk'],
  ['switches', 'network', 'Przełączniki', 'Switches', 'Switches'],
  ['routers', 'network', 'Routery', 'Routers', 'Router'],
  ['printers', null, 'Drukarki', 'Printers', 'Drucker'],
  ['consoles', null, 'Konsole', 'Consoles', 'Konsolen'],
  ['cameras', null, 'Aparaty', 'Cameras', 'Kameras'],
  ['lenses', null, 'Obiektywy', 'Lenses', 'Objektive'],
  ['audio', null, 'Audio', 'Audio', 'Audio'],
  ['headphones', 'audio', 'Słuchawki', 'Headphones', 'Kopfhörer'],
  ['watches', null, 'Zegarki', 'Watches', 'Uhren'],
  ['projectors', null, 'Projektory', 'Projectors', 'Projektoren'],
  ['parts', null, 'Części', 'Parts', 'Teile'],
  ['ram', 'parts', 'Pamięci RAM', 'Memory', 'Arbeitsspeicher'],
]
const ids = new Map(CATEGORIES.map(([slug], index) => [slug, index + 1]))
const idsOf = (slugs: string) => slugs.split(' ').map((slug) => ids.get(slug) ?? 0)

type Entry = Vocabulary['attributes'][number]
const base = (key: string, pl: string, slugs: string) => ({
  key,
  names: { 'pl-PL': pl },
  facet: true,
  onCard: false,
  group: 'main' as const,
  categoryIds: idsOf(slugs),
})
const number = (key: string, slugs: string): Entry => ({ ...base(key, key, slugs), type: 'number' })
const yesNo = (key: string, pl: string, slugs: string): Entry => ({ ...base(key, pl, slugs), type: 'boolean' })
const choice = (key: string, slugs: string, options: string[]): Entry => ({
  ...base(key, key, slugs),
  type: 'enum',
  options: options.map((option) => {
    const [value = '', name = value] = option.split('=')
    return { value, names: { 'pl-PL': name } } satisfies NonNullable<AttributeSchema['options']>[number]
  }),
})

export const vocabulary: Vocabulary = {
  categories: CATEGORIES.map(([slug, parent, pl, en, de]) => ({
    id: ids.get(slug) ?? 0,
    slug,
    parentId: parent ? (ids.get(parent) ?? null) : null,
    names: { 'pl-PL': pl, 'en-US': en, 'de-DE': de },
  })),
  attributes: [
    number('ram_gb', 'laptops desktops phones tablets servers ram'),
    number('storage_gb', 'laptops desktops phones tablets servers storage consoles'),
    number('screen_in', 'laptops tablets monitors phones'),
    number('refresh_hz', 'monitors laptops'),
    number('battery_health', 'laptops phones tablets'),
    number('weight_kg', 'laptops'),
    choice('cpu_family', 'laptops desktops servers', [
      'core_i3',
      'core_i5',
      'core_i7',
      'core_5',
      'core_7',
      'core_ultra',
      'ryzen_5',
      'ryzen_7',
      'm1',
      'm2',
      'xeon',
    ]),
    choice('storage_type', 'laptops desktops', ['ssd=SSD SATA', 'nvme=SSD NVMe', 'hdd=Dysk talerzowy']),
    choice('ram_type', 'laptops desktops ram', ['ddr3', 'ddr4', 'ddr5']),
    choice('resolution', 'laptops monitors', ['hd', 'fhd=Full HD', 'qhd', 'uhd=4K']),
    choice('panel', 'monitors laptops', ['ips=IPS', 'va=VA', 'oled=OLED / AMOLED']),
    choice('keyboard_layout', 'laptops', ['qwerty_pl', 'qwertz_de', 'azerty_fr']),
    choice('os', 'laptops desktops', [
      'windows_11_pro=Windows 11 Pro',
      'windows_10_pro=Windows 10 Pro',
      'macos=macOS',
      'linux=Linux',
      'none=Bez systemu',
    ]),
    choice('color', 'laptops phones tablets consoles headphones', [
      'black=Czarny',
      'white=Biały',
      'silver=Srebrny',
      'blue=Niebieski',
    ]),
    choice('drive', 'consoles', ['disc=Z napędem płyt', 'digital=Bez napędu']),
    { ...base('cpu_model', 'Model procesora', 'laptops desktops'), type: 'text' },
    yesNo('touch', 'Ekran dotykowy', 'laptops'),
    yesNo('sim_lock', 'Blokada SIM-lock', 'phones'),
    yesNo('dual_sim', 'Dual SIM', 'phones'),
  ],
  brands: ['Lenovo', 'Dell', 'HP', 'Apple', 'Samsung', 'Sony', 'Canon', 'Cisco', 'Nintendo', 'TP-Link', 'LG'].map(
    (label, index) => ({
      value: label.toLowerCase(),
      label,
      count: 100 - index,
    }),
  ),
}
