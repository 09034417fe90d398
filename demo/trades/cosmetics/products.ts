import { ean13 } from '../../check-digits.ts'
import type { PictureColor, PictureKind } from '../../pictures/spec.ts'
import type { DemoLocale, DemoProduct, DemoTexts } from '../../product-types.ts'
import { random } from '../../random.ts'
import { KINDS, type Kind } from './kinds.ts'

/** Makers that do not exist. */
const BRANDS = ['Lipowa', 'Morska Rosa', 'Bielika', 'Atelier Wisła'] as const

/** Some seventy offers, always the same. */
export function cosmeticProducts(): DemoProduct[] {
  return KINDS.flatMap((kind, at) =>
    BRANDS.map((brand, which) => productOf(kind, brand, at * BRANDS.length + which + 1)),
  )
}

function productOf(kind: Kind, brand: string, number: number): DemoProduct {
  const luck = random(`${brand}|${kind.name[0]}`)
  const price = Math.round((kind.price * luck.int(80, 135)) / 10_000) * 100 - 1
  const color = luck.pick(kind.colors)
  const serial = String(number).padStart(4, '0')
  const sizes = kind.sizes.map((size, index) => ({
    name: kind.sizes.length > 1 ? `${size} ml` : '',
    price: index === 0 ? price : Math.round((price * 1.6) / 100) * 100 - 1,
    quantity: luck.int(2, 40),
    attributes: { volume_ml: size },
    priceHistory: luck.chance(0.2) ? [{ daysAgo: 90, price: price + 1500 }] : [],
    priceSinceDaysAgo: luck.chance(0.5) ? 12 : 40,
  }))
  return {
    sellerKey: kind.seller,
    categorySlug: kind.category,
    title: `${brand} ${kind.name[0]}`,
    brand,
    model: kind.name[0],
    texts: textsOf(kind, brand),
    state: 'new',
    grade: null,
    refurbished: false,
    batteryHealth: null,
    warrantyMonths: 0,
    defects: [],
    report: null,
    erpCode: `KOS-${serial}`,
    ean: ean13(`29100${String(number * 41 + 1_000_000).padStart(7, '0')}`),
    productIndex: `KOS${serial}`,
    deliveryDays: luck.int(1, 3),
    vatScheme: 'vat23',
    attributes: {
      ...kind.attributes,
      ...(sizes[0]?.attributes ?? {}),
      vegan: luck.chance(0.7),
      cruelty_free: true,
      months_after_opening: kind.months,
      ingredients: kind.ingredients,
    },
    versions: sizes.length > 0 ? sizes : [{ ...plain(price, luck.int(2, 40)) }],
    pictures: (['front', 'back'] as const).map((view) => picture(kind.picture, view, color, brand, kind)),
  }
}

const plain = (price: number, quantity: number) => ({
  ...{ name: '', price, quantity, attributes: {}, priceHistory: [], priceSinceDaysAgo: 30 },
})

function picture(kind: PictureKind, view: 'front' | 'back', color: PictureColor, brand: string, { sizes }: Kind) {
  const facts = view === 'front' && sizes[0] ? `${sizes[0]} ml` : ''
  return { kind, view, color, size: sizes[0] ?? 0, family: '', brand, facts, wear: 0 as const }
}

function textsOf({ name, use, ingredients }: Kind, brand: string): Record<DemoLocale, DemoTexts> {
  const text = (index: 0 | 1 | 2, sentence: string): DemoTexts => ({
    description: `${brand} ${name[index]}. ${sentence}`,
    howToUse: use[index],
    composition: ingredients,
  })
  return {
    'pl-PL': text(0, 'Nowy, w nienaruszonym opakowaniu producenta, z co najmniej rocznym terminem ważności.'),
    'en-US': text(1, 'New, in the maker’s sealed packaging, with a best-before date at least a year away.'),
    'de-DE': text(2, 'Neu, in versiegelter Originalverpackung, noch mindestens ein Jahr haltbar.'),
  }
}
