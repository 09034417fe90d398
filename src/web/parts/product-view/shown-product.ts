import type { AttributeValues } from '../../../domains/categories/contract.ts'
import type { ProductView } from '../../../domains/products/contract.ts'
import type { Locale } from '../../../values/locale.ts'
import { titleIn } from '../../../values/titled.ts'
import { textsOf } from '../../texts/registry.ts'
import { attributeName, attributeText } from '../categories/attribute-text.ts'
import { type CategoryTree, pathTo } from '../categories/category-tree.ts'

const GROUPS = ['main', 'display', 'memory', 'connectivity', 'condition', 'other'] as const

export type FactRow = { key: string; name: string; value: string }
export type FactGroup = { group: (typeof GROUPS)[number]; rows: FactRow[] }

/** A product in one language only: the page carries its data a second time for the browser. */
export function showProduct(view: ProductView, tree: CategoryTree, locale: Locale) {
  const { attributes, versions, texts, images, report, titles: _, ...plain } = view
  const title = titleIn(view, locale)
  const fact = factReader(tree, view.categoryId, locale)
  const groups = fact.groups([attributes, ...versions.map((version) => version.attributes)], view)
  const common = new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.key, row.value])))
  const words = texts[locale] ?? texts['pl-PL']
  return {
    product: {
      ...plain,
      title,
      words: { ...words, howToUse: words.howToUse ?? null, composition: words.composition ?? null },
      images: images.map(({ alt, ...image }) => {
        const told = alt[locale] ?? (alt['pl-PL'] === view.title ? title : alt['pl-PL'])
        return { ...image, alt: image.illustration ? `${fact.illustration}: ${told}` : told }
      }),
      report: report && {
        ...report,
        points: report.points.map(({ name, result }) => ({ name: name[locale] ?? name['pl-PL'], result })),
      },
      /** Keys of the facts that stand beside the price. */
      carried: fact.carried,
      /** `facts`: what this version has different from the groups. */
      versions: versions.map(({ attributes: own, ...version }) => ({
        ...version,
        facts: fact.rows(own).filter((row) => common.has(row.key) && common.get(row.key) !== row.value),
      })),
    },
    groups,
    trail: pathTo(tree, view.categoryId).map(({ slug, name }) => ({ slug, name })),
  }
}

export type ProductShown = ReturnType<typeof showProduct>
export type ShownProduct = ProductShown['product']
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
  const carried = schema.flatMap(({ key, carried: goesAlong }) => (goesAlong ? [key] : []))
  return { rows, groups, carried, illustration: t('illustration') }
}
