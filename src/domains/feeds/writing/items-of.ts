import { cutCharacters } from '../../../values/characters.ts'
import { type Locale, localePath, pickText } from '../../../values/locale.ts'
import type { Category } from '../../categories/contract.ts'
import { titlesIn } from '../../categories/rules/index.ts'
import type { feedGoods } from '../../products/index.ts'
import type { FeedItem } from '../rules/feed-item.ts'

/** What a list needs beside its goods. `gtinOf`: a number that may be told outside, or null. */
export type FeedFrame = {
  origin: string
  locale: Locale
  categories: ReadonlyMap<number, Category>
  taxonomyIds: ReadonlyMap<number, number>
  gtinOf: (ean: string | null) => string | null
}

/** Other sites draw no more. */
const MOST_IMAGES = 11
const MOST_DESCRIPTION = 5000

/** The versions of a product as lists tell of them; those without a picture or a description are left out, since every site refuses them. */
export function itemsOf(source: feedGoods.FeedSource, frame: FeedFrame): { items: FeedItem[]; leftOut: number } {
  const { origin, locale, categories, taxonomyIds } = frame
  const stocked = source.versions.filter(({ quantity }) => quantity > 0)
  const description = cutCharacters(source.description.trim(), MOST_DESCRIPTION)
  if (source.images.length === 0 || description === '') return { items: [], leftOut: stocked.length }
  const category = categories.get(source.categoryId)
  const path = category ? pathOf(category, categories) : []
  const images = source.images.slice(0, MOST_IMAGES).map(({ key }) => `${origin}/files/${key}-1280.webp`)
  const title = titlesIn(categories, source)?.[locale] ?? source.title
  const items = stocked.map(
    (version): FeedItem => ({
      id: `${source.productId}-${version.id}`,
      groupId: source.versions.length > 1 ? String(source.productId) : null,
      title: version.name ? `${title}, ${version.name}` : title,
      description,
      link: origin + localePath(`/products/${source.productId}`, locale),
      images,
      ...{ price: version.price, wasPrice: version.wasPrice, currency: source.currency, quantity: version.quantity },
      deliveryDays: source.deliveryDays,
      ...{ brand: source.brand, mpn: source.mpn, gtin: frame.gtinOf(source.ean) },
      ...{ state: source.state, refurbished: source.refurbished },
      categoryPath: path.map(({ names }) => pickText(names, locale)),
      taxonomyId: path.map(({ id }) => taxonomyIds.get(id)).findLast((id) => id !== undefined) ?? null,
      sellerId: source.companyId,
      attributes: attributesOf({ ...source.attributes, ...version.attributes }, category, locale),
    }),
  )
  return { items, leftOut: 0 }
}

/** From the top; a tree that is being changed ends where its parent is not known. */
function pathOf(category: Category, categories: ReadonlyMap<number, Category>): Category[] {
  const parent = category.parentId === null ? undefined : categories.get(category.parentId)
  return parent ? [...pathOf(parent, categories), category] : [category]
}

/** What was filled in, in words: choices by their names, numbers with their unit. */
function attributesOf(
  values: Readonly<Record<string, string | number | boolean>>,
  category: Category | undefined,
  locale: Locale,
): { name: string; value: string }[] {
  return (category?.attributes ?? []).flatMap(({ key, names, unit, options }) => {
    const value = values[key]
    if (value === undefined || typeof value === 'boolean') return []
    const choice = options?.find((one) => one.value === value)
    const words = choice ? pickText(choice.names, locale) : String(value)
    return [{ name: pickText(names, locale), value: unit && typeof value === 'number' ? `${words} ${unit}` : words }]
  })
}
