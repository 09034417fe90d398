import type { AttributeValues, ProductView } from '../../../../domains/catalog/contract.ts'
import type { Locale } from '../../../../values/locale.ts'
import type { LoadArgs } from '../../../loading.ts'
import { attributeName, attributeText } from '../../../parts/attribute-text.ts'
import { type CategoryTree, pathTo, readTree } from '../../../parts/category-tree.ts'
import { textsOf } from '../../../texts/registry.ts'

const GROUPS = ['main', 'display', 'memory', 'connectivity', 'condition', 'other'] as const

export type FactRow = { key: string; name: string; value: string }
export type FactGroup = { group: (typeof GROUPS)[number]; rows: FactRow[] }

/** A product with everything its page shows, in one language only: the page carries its data a second time for the browser. */
export async function loadProduct({ api, params, locale }: LoadArgs) {
  const product = await api('GET /api/products/{id}', { params: { id: params.id ?? '' } })
  const company = { params: { id: product.companyId } }
  const [tree, seller, delivery, shops] = await Promise.all([
    readTree(api, locale),
    api('GET /api/companies/{id}', company),
    api('GET /api/companies/{id}/delivery', { ...company, query: { size: product.parcelSize } }),
    api('GET /api/shops', { query: { company: product.companyId } }),
  ])
  const { attributes, versions, texts, images, ...plain } = product
  const fact = factReader(tree, product.categoryId, locale)
  const groups = fact.groups([attributes, ...versions.map((version) => version.attributes)], product)
  const common = new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.key, row.value])))
  const words = texts[locale] ?? texts['pl-PL']
  return {
    product: {
      ...plain,
      words: { ...words, howToUse: words.howToUse ?? null, composition: words.composition ?? null },
      images: images.map(({ alt, ...image }) => ({ ...image, alt: alt[locale] ?? alt['pl-PL'] })),
      /** `facts`: what this version has different from the groups. */
      versions: versions.map(({ attributes: own, ...version }) => ({
        ...version,
        facts: fact.rows(own).filter((row) => common.has(row.key) && common.get(row.key) !== row.value),
      })),
    },
    groups,
    trail: pathTo(tree, product.categoryId).map(({ slug, name }) => ({ slug, name })),
    seller: { ...seller, about: { 'pl-PL': '' } },
    methods: delivery.methods,
    shops: shops.shops
      .filter((shop) => product.shopIds.includes(shop.id))
      .map(({ id, title, street, city }) => ({ id, title, street, city })),
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
export type ShownProduct = ProductData['product']
export type ShownVersion = ShownProduct['versions'][number]

function factReader(tree: CategoryTree, categoryId: number, locale: Locale) {
  const schema = tree.schema(categoryId)
  const t = textsOf(locale, 'product')
  const words = { yes: t('yes'), no: t('no') }
  const rows = (values: AttributeValues): FactRow[] =>
    schema.flatMap((field) => {
      const value = values[field.key]
      if (value === undefined || value === '') return []
      return [{ key: field.key, name: attributeName(field, locale), value: attributeText(field, value, locale, words) }]
    })
  /** Facts of the product and, where only versions have them, of the first version that does. */
  const groups = (layers: readonly AttributeValues[], product: ProductView): FactGroup[] => {
    const values: AttributeValues = Object.assign({}, ...[...layers].reverse())
    if (product.batteryHealth !== null) delete values.battery_health
    const all = new Map(rows(values).map((row) => [row.key, row]))
    return GROUPS.map((group) => ({
      group,
      rows: schema.flatMap((field) => (field.group === group ? (all.get(field.key) ?? []) : [])),
    })).filter(({ rows: found }) => found.length > 0)
  }
  return { rows, groups }
}
