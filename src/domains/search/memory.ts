import { LRUCache } from 'lru-cache'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { listedBrand } from '../../values/brands.ts'
import type { LocalText } from '../../values/locale.ts'
import type { Currency } from '../../values/money.ts'
import { readVertical } from '../../verticals/index.ts'
import type { AttributeSchema, Category } from '../categories/contract.ts'
import { clearCategoryCache, readCategories, readCategoryAliases } from '../categories/index.ts'
import type { Vocabulary } from '../search-language/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import type { Counts } from './count-facets.ts'
import { followIndex } from './memory-index/follow-index.ts'
import type { MemoryIndex } from './memory-index/memory-index.ts'
import { type DictionaryRow, findDictionary, findRevision } from './store/dictionary.ts'

export type Dictionary = {
  byId: readonly (DictionaryRow | undefined)[]
  byKey: ReadonlyMap<string, ReadonlyMap<string, DictionaryRow>>
}

/** What the market has, as one process knows it. */
export type Knowledge = {
  dictionary: Dictionary
  categories: ReadonlyMap<number, Category>
  bySlug: ReadonlyMap<string, Category>
  hasChildren: ReadonlySet<number>
  attributes: readonly AttributeSchema[]
  /** The first attribute that has the key. */
  attributeByKey: ReadonlyMap<string, AttributeSchema>
  vocabulary: Vocabulary
  /** The same for titles: all that an offer can say. */
  ofTitles: Vocabulary
  /** Brands, by value, that are no choice of a filter: those that the market's list does not have. */
  strangeBrands: ReadonlySet<string>
  /** Of the prices. */
  currency: Currency
  revision: number
}

const KEPT_MS = 30_000

/** Remembers what every search needs; one for each mounted service. */
export type Memory = {
  /** Lexeme → documents that hold it. */
  frequencies: LRUCache<string, number>
  /** Counted facets of whole categories, with the revision they were counted at. */
  counts: LRUCache<string, { revision: number; counts: Counts }>
  /** Whole categories in order, for pages far down. */
  orders: LRUCache<string, { revision: number; rows: number[] }>
  /** Documents in memory as of now; null when there are none yet. */
  freshIndex: () => Promise<MemoryIndex | null>
  know: () => Promise<Knowledge>
  /** After meeting a value that is not known: what is known now, read again only if the documents have changed. */
  knowBetter: (old: Knowledge) => Promise<Knowledge>
}

/** Memory with the in-memory index of one request, so that all its parts see the same. */
export type RequestMemory = Memory & { index: MemoryIndex | null }

export function createMemory(deps: Deps): Memory {
  let current: { until: number; knowledge: Promise<Knowledge> } | undefined
  const load = () => {
    const knowledge = readKnowledge(deps)
    const loading = { until: Date.now() + KEPT_MS, knowledge }
    current = loading
    knowledge.catch(() => {
      if (current === loading) current = undefined
    })
    return knowledge
  }
  return {
    frequencies: new LRUCache({ max: 5000, ttl: KEPT_MS }),
    counts: new LRUCache({ max: 500, ttl: KEPT_MS }),
    orders: new LRUCache({ max: 50, ttl: KEPT_MS }),
    freshIndex: followIndex(deps),
    async know() {
      if (!current) return load()
      const kept = current.knowledge
      if (current.until > Date.now()) return kept
      // Old knowledge is good enough for this one; the next has the new.
      current.until = Date.now() + KEPT_MS
      readKnowledge(deps).then(
        (knowledge) => {
          current = { until: Date.now() + KEPT_MS, knowledge: Promise.resolve(knowledge) }
        },
        (error) => deps.log.warn({ searchMemory: describeError(error) }),
      )
      return kept
    },
    async knowBetter(old) {
      if ((await findRevision(deps.db)) === old.revision) return old
      return load()
    },
  }
}

export async function readKnowledge(deps: Deps): Promise<Knowledge> {
  const revision = await findRevision(deps.db)
  clearCategoryCache(deps)
  const [rows, categories, aliases] = await Promise.all([
    findDictionary(deps.db),
    readCategories(deps),
    readCategoryAliases(deps),
  ])
  const byId: (DictionaryRow | undefined)[] = []
  const byKey = new Map<string, Map<string, DictionaryRow>>()
  for (const row of rows) {
    byId[row.id] = row
    const values = byKey.get(row.key) ?? new Map()
    byKey.set(row.key, values.set(row.value, row))
  }
  const renamed = Map.groupBy(aliases.keys(), (slug) => aliases.get(slug) ?? 0)
  const attributes = categories.flatMap((category) => category.attributes)
  const { listsBrands } = await readVertical(deps.config.vertical)
  const isListed = (brand: string) => !listsBrands || listedBrand(brand) !== undefined
  const allBrands = [...(byKey.get('brand')?.values() ?? [])]
  const strangeBrands = new Set(allBrands.filter(({ label }) => !isListed(label)).map(({ value }) => value))
  const brands = allBrands.filter(({ value }) => !strangeBrands.has(value))
  const { currency } = await readPublicSettings(deps)
  const vocabulary: Vocabulary = {
    categories: categories.map((category) => ({ ...category, names: category.names as LocalText })),
    attributes: mergeAttributes(categories),
    brands: brands.map(({ value, label, documents }) => ({ value, label, count: documents })),
  }
  return {
    ...{ revision, strangeBrands, currency },
    dictionary: { byId, byKey },
    categories: new Map(categories.map((category) => [category.id, category])),
    bySlug: new Map([
      ...categories
        .filter(({ id }) => renamed.has(id))
        .flatMap((category) => (renamed.get(category.id) ?? []).map((slug) => [slug, category] as const)),
      ...categories.map((category) => [category.slug, category] as const),
    ]),
    hasChildren: new Set(categories.flatMap((category) => category.parentId ?? [])),
    attributes,
    attributeByKey: new Map(attributes.toReversed().map((attribute) => [attribute.key, attribute])),
    vocabulary,
    ofTitles: { ...vocabulary, readsAll: true },
  }
}

/** One entry for each different schema of a key, with the categories that have it. */
function mergeAttributes(categories: readonly Category[]): Vocabulary['attributes'] {
  const merged = new Map<string, Vocabulary['attributes'][number]>()
  for (const category of categories) {
    for (const attribute of category.attributes) {
      const id = `${attribute.key} ${attribute.type} ${(attribute.options ?? []).map((one) => one.value).join()}`
      const known = merged.get(id)
      if (known) known.categoryIds.push(category.id)
      else merged.set(id, { ...attribute, categoryIds: [category.id] })
    }
  }
  return [...merged.values()]
}
