import type { Locale } from '../../values/locale.ts'
import { OFFER_VAT } from '../../values/vat.ts'
import { WARRANTY_STEPS } from '../../values/warranty-steps.ts'
import type { Category } from '../categories/contract.ts'
import type { SearchFilter } from '../search-language/index.ts'
import type { Facet } from './contract.ts'
import type { Counts } from './count-facets.ts'
import { keyName, schemaOf, valueLabel } from './labels.ts'
import type { Knowledge } from './memory.ts'
import type { DictionaryRow } from './store/dictionary.ts'

const MOST_VALUES = 40
/** A number with more different values is asked for as a range. */
const MOST_NUMBERS = 20
const MOST_ATTRIBUTES = 8
/** Without a category, attributes are offered that at least this share of the results have. */
const COMMON = 0.2

type Counted = { row: DictionaryRow; count: number }

/** Facets in a fixed order: category, price, state, grade, brand, the attributes of the schema, guarantee, VAT, seller. */
export function presentFacets(
  counts: Counts,
  filters: readonly SearchFilter[],
  category: Category | null,
  known: Knowledge,
  locale: Locale,
): Facet[] {
  const byKey = new Map<string, Counted[]>()
  for (const [id, count] of counts.values) {
    const row = known.dictionary.byId[id]
    // One seller's own word for a maker is no choice for everybody.
    if (!row || (row.key === 'brand' && known.strangeBrands.has(row.value))) continue
    const list = byKey.get(row.key)
    if (list) list.push({ row, count })
    else byKey.set(row.key, [{ row, count }])
  }
  addSelected(byKey, filters, known)
  const chosen = new Map(filters.map((filter) => [filter.key, filter]))
  const make = (key: string) => toFacet(key, byKey.get(key) ?? [], chosen.get(key), known, locale, category?.id)
  const below = !category || known.hasChildren.has(category.id)
  return [
    ...(below ? [categoryFacet(byKey.get('category') ?? [], category, known, locale)] : []),
    priceFacet(counts, chosen.get('price'), known, locale),
    ...['state', 'grade', 'brand', ...attributeKeys(byKey, counts, chosen, category), 'warranty', 'vat', 'seller'].map(
      make,
    ),
  ].filter((facet) => facet.values.length > 0 || facet.min !== null)
}

function addSelected(byKey: Map<string, Counted[]>, filters: readonly SearchFilter[], known: Knowledge): void {
  for (const { key, op, values } of filters) {
    if (op !== 'in' || key === 'category') continue
    const list = byKey.get(key) ?? []
    for (const value of values ?? []) {
      const row = known.dictionary.byKey.get(key)?.get(value)
      if (row && !list.some((one) => one.row === row)) list.push({ row, count: 0 })
    }
    byKey.set(key, list)
  }
}

function attributeKeys(
  byKey: ReadonlyMap<string, Counted[]>,
  counts: Counts,
  chosen: ReadonlyMap<string, SearchFilter>,
  category: Category | null,
): string[] {
  if (category) return category.attributes.filter((attribute) => attribute.facet).map((attribute) => attribute.key)
  const fixed = new Set(['category', 'state', 'grade', 'brand', 'warranty', 'vat', 'seller', 'price'])
  const covered = [...byKey]
    .filter(([key]) => !fixed.has(key))
    .map(([key, values]) => ({
      key,
      share: values.reduce((sum, one) => sum + one.count, 0) / Math.max(1, counts.total),
    }))
    .filter(({ key, share }) => share >= COMMON || chosen.has(key))
  return covered
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_ATTRIBUTES)
    .map((one) => one.key)
}

function toFacet(
  key: string,
  counted: readonly Counted[],
  filter: SearchFilter | undefined,
  known: Knowledge,
  locale: Locale,
  categoryId: number | undefined,
): Facet {
  const schema = schemaOf(known, key, categoryId)
  const facet = { key, name: keyName(known, key, locale, categoryId), unit: schema?.unit ?? null }
  if (schema?.type === 'number' && (filter?.op === 'range' || counted.length > MOST_NUMBERS)) {
    const numbers = counted.flatMap(({ row }) => row.number ?? [])
    return {
      ...facet,
      kind: 'range',
      values: [],
      min: numbers.length > 0 ? Math.min(...numbers) : null,
      max: numbers.length > 0 ? Math.max(...numbers) : null,
      from: filter?.from ?? null,
      to: filter?.to ?? null,
    }
  }
  const selected = new Set(filter?.values)
  const shown = [...counted].sort(
    (a, b) => Number(selected.has(b.row.value)) - Number(selected.has(a.row.value)) || b.count - a.count,
  )
  const order = orderOf(
    key,
    schema?.options?.map((option) => option.value),
  )
  const values = shown
    .slice(0, MOST_VALUES)
    .sort(
      (a, b) =>
        (schema?.type === 'number' ? (a.row.number ?? 0) - (b.row.number ?? 0) : order(a) - order(b)) ||
        b.count - a.count,
    )
    .map(({ row, count }) => ({
      value: row.value,
      label: valueLabel(known, key, row.value, locale, categoryId),
      count,
      selected: selected.has(row.value),
    }))
  return { ...facet, kind: 'choice', values, ...NO_RANGE }
}

const NO_RANGE = { min: null, max: null, from: null, to: null }
const FIXED_ORDER: Record<string, readonly string[]> = {
  state: ['new', 'used', 'damaged'],
  grade: ['openBox', 'A', 'B', 'C', 'D', 'repairable', 'forParts'],
  vat: OFFER_VAT,
  warranty: WARRANTY_STEPS.map(String),
}

/** Values of a scale keep its order; brands and sellers go by number. */
function orderOf(key: string, options: readonly string[] | undefined): (one: Counted) => number {
  const order = FIXED_ORDER[key] ?? options ?? []
  return ({ row }) => {
    const at = order.indexOf(row.value)
    return at < 0 ? order.length : at
  }
}

function priceFacet(counts: Counts, filter: SearchFilter | undefined, known: Knowledge, locale: Locale): Facet {
  return {
    key: 'price',
    name: keyName(known, 'price', locale),
    kind: 'range',
    unit: known.currency,
    values: [],
    min: counts.priceMin,
    max: counts.priceMax,
    from: filter?.from ?? null,
    to: filter?.to ?? null,
  }
}

/** The categories right below: of a leaf's products, its top when nothing is chosen yet. */
function categoryFacet(
  counted: readonly Counted[],
  category: Category | null,
  known: Knowledge,
  locale: Locale,
): Facet {
  const sums = new Map<string, number>()
  for (const { row, count } of counted) {
    const leaf = known.bySlug.get(row.value)
    const shown = leaf?.parentId && !category ? known.categories.get(leaf.parentId) : leaf
    if (shown && shown.id !== category?.id) sums.set(shown.slug, (sums.get(shown.slug) ?? 0) + count)
  }
  const values = [...sums]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => ({ value, label: valueLabel(known, 'category', value, locale), count, selected: false }))
  return { key: 'category', name: keyName(known, 'category', locale), kind: 'choice', unit: null, values, ...NO_RANGE }
}
