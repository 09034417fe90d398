import type { AttributeSchema, AttributeValues, Category } from '../src/domains/categories/contract.ts'
import type { DocumentSource } from '../src/domains/products/index.ts'
import { slugify } from '../src/values/text-fold.ts'

/** The same numbers in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const BRANDS =
  'Lenovo Dell HP Apple Samsung Asus Acer Sony LG Xiaomi Microsoft Canon Nikon Cisco Huawei MSI Fujitsu Toshiba Philips Panasonic Google Motorola Nokia OnePlus Logitech Bosch Brother Epson Ricoh Zebra'.split(
    ' ',
  )
const LINES =
  'ThinkPad Latitude EliteBook MacBook Galaxy ZenBook Aspire Vaio Gram Redmi Surface EOS Coolpix Catalyst MateBook Katana LifeBook Tecra Ambilight Lumix Pixel Moto Lumia Nord Pro Serie Laser Expression Aficio Label'.split(
    ' ',
  )
const NUMBERS: Record<string, number[]> = {
  ram_gb: [4, 8, 8, 16, 16, 16, 32, 32, 64],
  storage_gb: [64, 128, 256, 256, 256, 512, 512, 1024, 2048],
  screen_in: [11.6, 12.5, 13.3, 14, 14, 15.6, 15.6, 17.3, 24, 27],
  refresh_hz: [60, 60, 90, 120, 144],
  battery_health: [78, 80, 82, 85, 88, 90, 95, 100],
}
const WORDS =
  'sprawny laptop po leasingu bateria trzyma długo lekkie ślady użytkowania obudowa matryca bez rys klawiatura podświetlana zestaw zasilacz gwarancja faktura wysyłka testowany serwis czyszczony nowa pasta system aktywowany tested fully working light scratches charger included geprüft gereinigt leichte Gebrauchsspuren Netzteil dabei idealny do biura nauki domu szybki cichy solidny premium aluminium metalowa oryginalne pudełko komplet dokumenty dowód zakupu możliwość odbioru osobistego polecam okazja stan bardzo dobry drobne otarcia pokrywa narożnik'.split(
    ' ',
  )

export type Template = DocumentSource & { basePrice: number }

/** Believable offers to be multiplied: a few attributes, a zipf of brands, words of descriptions. */
export function makeTemplates(categories: readonly Category[], count: number): Template[] {
  const random = seededRandom(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const zipf = <T>(list: readonly T[]): T =>
    list[Math.min(list.length - 1, Math.floor(list.length * random() ** 2.5))] as T
  const leaves = categories.filter((one) => !categories.some((other) => other.parentId === one.id))
  return Array.from({ length: count }, (_, index): Template => {
    const category = zipf(leaves)
    const brandAt = Math.min(BRANDS.length - 1, Math.floor(BRANDS.length * random() ** 2.5))
    const brand = BRANDS[brandAt] ?? ''
    const model = `${LINES[brandAt]} ${pick(['T', 'X', 'E', 'G', 'P', 'S'])}${100 + Math.floor(random() ** 2 * 900)}`
    const attributes = someAttributes(category.attributes, random, pick)
    const facts = [
      attributes.cpu_model,
      attributes.ram_gb && `${attributes.ram_gb} GB`,
      attributes.storage_gb && `${attributes.storage_gb} GB SSD`,
    ]
    const title = [brand, model, ...facts].filter(Boolean).join(' ')
    const sentence = () => Array.from({ length: 14 }, () => zipf(WORDS)).join(' ')
    return {
      productId: index,
      slug: slugify(title),
      title,
      typedTitles: null,
      brand,
      model,
      mpn: `${pick(['20', '21', 'LQ', 'MW'])}${Math.floor(random() * 1e6)
        .toString(36)
        .toUpperCase()}`,
      ean: null,
      erpCode: null,
      state: 'used',
      grade: 'A',
      refurbished: random() < 0.3,
      batteryHealth: null,
      warrantyMonths: pick([0, 3, 6, 12, 12, 24]),
      deliveryDays: pick([1, 1, 2, 3]),
      vat: index % 3 === 0 ? 'margin' : 'vat23',
      currency: 'PLN',
      attributes,
      descriptions: [sentence(), sentence(), sentence()],
      images: ['front', 'back'].map((view) => picture(`${slugify(brand)}-${view}`, title)),
      versions: [{ id: 1, name: '', price: 1, wasPrice: null, lastPrice: null, quantity: 1, attributes: {} }],
      companyId: 1,
      companyName: '',
      holidayUntil: null,
      companyCity: '',
      sells: true,
      published: true,
      categoryId: category.id,
      topCategoryId: category.parentId ?? category.id,
      createdAt: new Date(0),
      basePrice: Math.round(5000 + 600_000 * random() ** 2.2),
    }
  })
}

function picture(key: string, title: string) {
  return { key, alt: { 'pl-PL': title, 'en-US': title, 'de-DE': title }, width: 1200, height: 900 }
}

function someAttributes(schema: readonly AttributeSchema[], random: () => number, pick: <T>(list: readonly T[]) => T) {
  const values: AttributeValues = {}
  for (const { key, type, options } of schema) {
    if (random() < 0.15) continue
    if (type === 'enum' && options)
      values[key] = (options[Math.floor(options.length * random() ** 2)] ?? options[0])?.value ?? ''
    else if (type === 'number') values[key] = pick(NUMBERS[key] ?? [1, 2, 4, 8, 10, 12, 20, 24, 48])
    else if (type === 'boolean') values[key] = random() < 0.4
    else if (key === 'cpu_model')
      values[key] =
        `${pick(['i3', 'i5', 'i5', 'i7', 'i7', 'i9'])}-${pick([6, 7, 8, 10, 11, 12])}${pick([250, 265, 350, 500, 650])}U`
  }
  return values
}
