import { normalizeBrand } from '../../values/brands.ts'
import { DISK_UNIT, oneDiskSize, wholeTerabytes } from '../../values/disk-size.ts'
import { LOCALES } from '../../values/locale.ts'
import { slugify } from '../../values/text-fold.ts'
import { warrantySteps } from '../../values/warranty-steps.ts'
import type { AttributeSchema, AttributeValues, Category, Titles } from '../categories/contract.ts'
import { titlesIn } from '../categories/rules/index.ts'
import type { DocumentSource } from '../products/index.ts'
import type { ShortRating } from '../ratings/contract.ts'
import type { ProductCard } from './contract.ts'
import { salesShare } from './sales-share.ts'

/**
 * A product with how it is rated, what its like cost (gross, grosze), and the step its sales have reached; missing where nobody rated it,
 * nothing is like it, and too little of it was sold.
 */
export type RatedSource = DocumentSource & { rating?: ShortRating; typicalPrice?: number; salesStep?: number }
export type FacetValue = { key: string; value: string; label: string; number: number | null }

const GRADE_SHARE: Record<string, number> = { openBox: 1, A: 0.9, B: 0.7, C: 0.5, D: 0.3, repairable: 0.1, forParts: 0 }
/** Who types the name of a device seldom means a part for it. */
const PARTS = new Set(['parts'])
const PART_HANDICAP = 0.5
const MAX_LABEL = 60
const TWO_DISKS = 'ssd_hdd'

/** What the card of a product shows; price and stock over its versions. */
export function cardOf(source: RatedSource, schema: readonly AttributeSchema[], titles?: Titles): ProductCard {
  const offered = offeredOf(source)
  const cheapest = offered.reduce(
    (best, version) => (version.price < best.price ? version : best),
    offered[0] ?? NOTHING,
  )
  const image = source.images[0]
  return {
    id: source.productId,
    slug: source.slug,
    title: source.title,
    ...(titles && { titles }),
    price: cheapest.price,
    from: offered.some((version) => version.price !== cheapest.price),
    wasPrice: cheapest.wasPrice,
    lastPrice: cheapest.lastPrice,
    currency: source.currency,
    state: source.state,
    grade: source.grade,
    image: image ? { key: image.key, alt: source.title, width: image.width, height: image.height } : null,
    seller: { id: source.companyId, name: source.companyName, city: source.companyCity },
    categoryId: source.categoryId,
    facts: cardFacts(source, offered, schema),
    quantity: offered.reduce((sum, version) => sum + version.quantity, 0),
    deliveryDays: source.deliveryDays,
    warrantyMonths: source.warrantyMonths,
    vat: source.vat,
    versionId: source.versions.length === 1 && cheapest.quantity > 0 ? cheapest.id : null,
    ...(source.holidayUntil ? { holidayUntil: source.holidayUntil } : {}),
    ...(source.rating ? { rating: source.rating } : {}),
  }
}

type Version = DocumentSource['versions'][number]
const NOTHING = { id: 0, price: 0, wasPrice: null, lastPrice: null, quantity: 0, attributes: {} }

/** Facts in the order of the schema; where versions differ, all they offer: `8 / 16 GB`. */
function cardFacts(source: DocumentSource, offered: readonly Version[], schema: readonly AttributeSchema[]): string[] {
  const variants = offered.map((version): AttributeValues => ({ ...source.attributes, ...version.attributes }))
  return schema.flatMap((attribute) => {
    if (!attribute.onCard) return []
    const texts = [...new Set(variants.map((values) => factOf(attribute, values, schema)))].filter(
      (text) => text !== '',
    )
    const unit =
      attribute.unit && texts.every((text) => text.endsWith(` ${attribute.unit}`)) ? ` ${attribute.unit}` : ''
    if (texts.length < 2) return texts
    return [`${texts.map((text) => text.slice(0, text.length - unit.length)).join(' / ')}${unit}`]
  })
}

function factOf(attribute: AttributeSchema, values: AttributeValues, schema: readonly AttributeSchema[]): string {
  const value = values[attribute.key]
  if (value === undefined || typeof value === 'boolean') return ''
  if (typeof value === 'number') {
    // The sum of two disks describes neither.
    if (attribute.key === 'storage_gb' && values.storage_type === TWO_DISKS) return ''
    const kind = attribute.key === 'storage_gb' && values.storage_type ? neutral('storage_type', values, schema) : ''
    return `${withUnit(value, attribute.unit)}${kind ? ` ${kind}` : ''}`
  }
  return attribute.type === 'enum' ? neutral(attribute.key, values, schema) : value
}

/** `16 GB`, but `14″` and `87%`. Whole terabytes of storage as such. */
export function withUnit(value: number, unit: string | undefined): string {
  if (!unit) return String(value)
  const terabytes = wholeTerabytes(value, unit)
  if (terabytes !== undefined) return `${terabytes} TB`
  return /^[\p{L}]/u.test(unit) ? `${value} ${unit}` : `${value}${unit}`
}

/** The name of a choice when it is the same in every language, else nothing: cards are shared by all languages. */
function neutral(key: string, values: AttributeValues, schema: readonly AttributeSchema[]): string {
  const option = schema.find((one) => one.key === key)?.options?.find((one) => one.value === values[key])
  if (!option) return ''
  const { 'pl-PL': name, ...others } = option.names
  return Object.values(others).every((other) => other === undefined || other === name) ? name : ''
}

/** What is offered: versions in stock, or all where none is. */
const offeredOf = ({ versions }: DocumentSource) => {
  const stocked = versions.filter(({ quantity }) => quantity > 0)
  return stocked.length > 0 ? stocked : versions
}

/** The values by which versions that differ are told apart, with their prices; none where all are alike. */
function versionsOf(source: DocumentSource, schema: readonly AttributeSchema[]): Projected['versions'] {
  const versions = offeredOf(source).map(({ id, price, attributes }) => ({
    ...{ id, price },
    facets: attributeFacets(ownOf(source, attributes), schema),
  }))
  const keys = new Set(
    versions.map(({ price, facets }) => `${price} ${facets.map(({ key, value }) => `${key}=${value}`)}`),
  )
  return keys.size > 1 ? versions : []
}

/** What a version is: what it says itself, and what the product says. */
function ownOf(source: DocumentSource, attributes: AttributeValues): AttributeValues {
  const health = source.batteryHealth === null ? {} : { battery_health: source.batteryHealth }
  return { ...health, ...source.attributes, ...attributes }
}

/** The values by which a product can be filtered; those of all versions that are offered. */
export function facetsOf(source: DocumentSource, schema: readonly AttributeSchema[]): FacetValue[] {
  const brand = normalizeBrand(source.brand)
  const fixed = [
    { key: 'brand', value: slugify(brand), label: brand },
    { key: 'state', value: source.state, label: '' },
    { key: 'grade', value: source.grade ?? '', label: '' },
    { key: 'vat', value: source.vat, label: '' },
    ...warrantySteps(source.warrantyMonths).map((step) => ({ key: 'warranty', value: String(step), label: '' })),
    { key: 'seller', value: String(source.companyId), label: source.companyName },
  ].filter((facet) => facet.value !== '')
  const offered = offeredOf(source)
  const all = offered.flatMap(({ attributes }) => attributeFacets(ownOf(source, attributes), schema))
  const attributes = new Map(all.map((facet) => [`${facet.key} ${facet.value}`, facet]))
  return [...fixed.map((facet) => ({ ...facet, number: null })), ...attributes.values()]
}

const attributeFacets = (values: AttributeValues, schema: readonly AttributeSchema[]): FacetValue[] =>
  schema.flatMap(({ key, unit, facet }) => {
    const value = facet ? oneSpelling(values[key], unit) : undefined
    return value === undefined ? [] : [attributeFacet(key, value)]
  })

/** Disks of 1000 and of 1024 GB are one choice. */
function oneSpelling(value: AttributeValues[string] | undefined, unit: string | undefined) {
  return unit === DISK_UNIT && typeof value === 'number' ? oneDiskSize(value) : value
}

function attributeFacet(key: string, value: string | number | boolean): FacetValue {
  if (typeof value !== 'number')
    return { key, value: String(value).slice(0, MAX_LABEL), label: String(value).slice(0, MAX_LABEL), number: null }
  // Counters (kilometres, shutter releases) would make a filter of every product.
  const rounded = value >= 10_000 ? Number(value.toPrecision(3)) : value
  return { key, value: String(rounded), label: '', number: rounded }
}

/**
 * What the parts of a score weigh: what an offer is, together 1, and on top of it what its sales may add. That is less than what lies
 * between two grades, so that they alone put nothing before what is clearly better. Told to everyone on the page about the order of lists:
 * who changes this changes that.
 */
export const WEIGHTS = { condition: 0.3, price: 0.25, told: 0.25, warranty: 0.1, freshness: 0.1, sales: 0.05 }
/** From this day on the newer of two offers is ahead, by very little a day. */
const FIRST_DAY = Date.UTC(2024, 0, 1)
const DECADE = 3650 * 86_400_000
/** Tells apart what is equal in everything: less than a day of age. */
const LOT = 0.000_02

/** How good an offer is, from 0 up: its condition, its price against that of its like, what is told of it, warranty, how new it is, and its sales. */
export function scoreOf(source: RatedSource, schema: readonly AttributeSchema[]): number {
  const filled = schema.filter((attribute) => source.attributes[attribute.key] !== undefined).length
  const length = source.descriptions.reduce((sum, text) => sum + text.length, 0)
  const told =
    0.4 * Math.min(1, source.images.length / 3) +
    0.4 * (schema.length > 0 ? filled / schema.length : 0) +
    0.2 * Math.min(1, length / 600)
  const lot = (Math.imul(source.productId, 40_503) >>> 8) % 1000
  return (
    WEIGHTS.condition * (source.state === 'new' ? 1 : (GRADE_SHARE[source.grade ?? ''] ?? 0.5)) +
    WEIGHTS.price * priceShare(source) +
    WEIGHTS.told * told +
    WEIGHTS.warranty * Math.min(1, source.warrantyMonths / 12) +
    WEIGHTS.freshness * Math.min(1, Math.max(0, (source.createdAt.getTime() - FIRST_DAY) / DECADE)) +
    WEIGHTS.sales * salesShare(source.salesStep ?? 0) +
    LOT * (lot / 1000)
  )
}

/** By what offers are alike: maker and model in small letters; null for what is damaged, or names no model. */
export const modelOf = ({ brand, model, state }: DocumentSource): string | null =>
  model && state !== 'damaged' ? `${brand} ${model}`.toLowerCase() : null

/** By what offers of a seller are sold as one: their model, or the offer alone. As `productSql.soldAs` names them. */
export const soldAs = (source: DocumentSource): string => modelOf(source) ?? `#${source.productId}`

/** 0.5 costs what its like costs, 1 half of it; what is damaged is cheap for a reason, and what is suspiciously cheap gains no more. */
function priceShare(source: RatedSource): number {
  const { typicalPrice, state } = source
  const price = Math.min(...offeredOf(source).map((version) => version.price))
  if (typicalPrice === undefined || state === 'damaged' || !Number.isFinite(price)) return 0.5
  return Math.min(1, Math.max(0, 1.5 - price / typicalPrice))
}

/** Attribute values as people read and type them, in all languages. */
export function wordsOfAttributes(source: DocumentSource, schema: readonly AttributeSchema[]): string[] {
  const variants: AttributeValues[] = [source.attributes, ...source.versions.map((one) => one.attributes)]
  const words = schema.flatMap((attribute) =>
    variants.flatMap((variant) => {
      const value = variant[attribute.key]
      if (value === undefined || value === false) return []
      if (value === true) return Object.values(attribute.names)
      if (typeof value === 'number') return [`${value} ${attribute.unit ?? ''}`]
      const option = attribute.options?.find((one) => one.value === value)
      return option ? Object.values(option.names) : [value]
    }),
  )
  return [...new Set(words.filter((word): word is string => word !== undefined))]
}

export type Projected = {
  productId: number
  companyId: number
  categoryId: number
  topCategoryId: number
  price: number
  score: number
  listedAt: number
  inStock: boolean
  modelName: string | null
  /** Of all versions that are offered. */
  facets: FacetValue[]
  /** Those that are offered, where they differ. */
  versions: { id: number; price: number; facets: FacetValue[] }[]
  card: string
  text: {
    title: string
    brand: string
    model: string
    codes: (string | null)[]
    categories: string[]
    facts: string[]
    descriptions: string[]
  }
}

/** The list's view of one product. Categories: its own and those above. */
export function projectDocument(source: RatedSource, categories: ReadonlyMap<number, Category>): Projected {
  const own = categories.get(source.categoryId)
  const schema = own?.attributes ?? []
  const titles = titlesIn(categories, source)
  const card = cardOf(source, schema, titles)
  const names = [own, categories.get(source.topCategoryId)].flatMap((one) => (one ? Object.values(one.names) : []))
  return {
    productId: source.productId,
    companyId: source.companyId,
    categoryId: source.categoryId,
    topCategoryId: source.topCategoryId,
    price: card.price,
    score: Math.max(
      0,
      scoreOf(source, schema) - (PARTS.has(categories.get(source.topCategoryId)?.slug ?? '') ? PART_HANDICAP : 0),
    ),
    listedAt: Math.floor(source.createdAt.getTime() / 1000),
    inStock: card.quantity > 0,
    modelName: modelOf(source),
    facets: [{ key: 'category', value: own?.slug ?? '', label: '', number: null }, ...facetsOf(source, schema)],
    versions: versionsOf(source, schema),
    card: JSON.stringify(card),
    text: {
      title: source.title,
      brand: source.brand,
      model: source.model,
      codes: [source.mpn, source.ean, source.erpCode],
      categories: [...new Set(names.filter((name): name is string => name !== undefined))],
      facts: [
        ...LOCALES.flatMap((locale) => titles?.[locale] ?? []),
        ...wordsOfAttributes(source, schema),
        ...source.versions.map((one) => one.name),
        source.companyName,
      ],
      descriptions: source.descriptions,
    },
  }
}
