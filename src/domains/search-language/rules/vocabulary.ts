import type { LocalText } from '../../../values/locale.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import { OPTION_WORDS } from './attribute-words.ts'
import { CATEGORY_WORDS, type CategoryWords } from './category-words.ts'
import { STOP_WORDS } from './function-words.ts'
import { tokenize } from './tokenize.ts'

/** What the market has: the words of a sentence can only become filters that are here. */
export type Vocabulary = {
  /** Attributes that are no filters are read, too: to fill them, not to search by them. */
  readsAll?: boolean
  categories: { id: number; slug: string; parentId: number | null; names: LocalText }[]
  /** The same key may come several times when categories differ in its schema. */
  attributes: (AttributeSchema & { categoryIds: number[] })[]
  brands: { value: string; label: string; count: number }[]
  /** How many products have the word; decides nothing by itself, for spelling. */
  terms?: (word: string) => number
}

/** The market's currency, and units of it for one of another, by code: those by which prices are read. */
export type Prices = { currency: string; rates: Readonly<Partial<Record<string, number>>> }

export type CategoryHit = { id: number; slug: string; family: string; kind: CategoryWords['kind'] }
export type OptionHit = { key: string; values: string[]; type: 'enum' | 'boolean' }
type CompiledAttribute = { types: Set<string>; categoryIds: Set<number>; values: Map<string, string> }
export type Compiled = {
  categories: Map<string, CategoryHit>
  /** The categories of a family's root and of each category: itself, those above and those below. */
  related: (slug: string) => Set<number> | null
  /** The family of a category or of one above it; empty for none. */
  familyOf: (slug: string) => string
  options: Map<string, OptionHit[]>
  attributes: Map<string, CompiledAttribute>
  brands: Map<string, string>
}

/** The words of a phrase as it is looked up: canonical tokens separated by spaces. */
export function phraseKey(text: string): string {
  return tokenize(text)
    .map((token) => token.text)
    .join(' ')
}

const bare = (value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '')
const compiled = new WeakMap<Vocabulary, Compiled>()

/** Tables for looking phrases up; built once for a vocabulary object. */
export function compileVocabulary(vocabulary: Vocabulary): Compiled {
  const known = compiled.get(vocabulary)
  if (known) return known
  const attributes = compileAttributes(vocabulary)
  const built: Compiled = {
    categories: compileCategories(vocabulary),
    related: relations(vocabulary),
    familyOf: (slug) => entryOf(vocabulary, slug)?.family ?? '',
    options: compileOptions(vocabulary, attributes),
    attributes,
    brands: compileBrands(vocabulary),
  }
  compiled.set(vocabulary, built)
  return built
}

const ENTRIES = new Map(CATEGORY_WORDS.flatMap((entry) => entry.slugs.map((slug) => [slug, entry] as const)).reverse())

/** What is said of a category, else of the nearest above it. */
function entryOf({ categories }: Pick<Vocabulary, 'categories'>, slug: string): CategoryWords | undefined {
  let above = categories.find((category) => category.slug === slug)
  for (let step = 0; above && step < 10; step++) {
    const entry = ENTRIES.get(above.slug)
    if (entry) return entry
    const { parentId } = above
    above = parentId === null ? undefined : categories.find(({ id }) => id === parentId)
  }
  return undefined
}

function compileCategories({ categories }: Vocabulary) {
  const hits = new Map<string, CategoryHit>()
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  for (const entry of CATEGORY_WORDS) {
    const category = entry.slugs.map((slug) => bySlug.get(slug)).find((found) => found !== undefined)
    if (!category) continue
    for (const words of entry.words.split(', ')) {
      const key = phraseKey(words)
      if (!hits.has(key))
        hits.set(key, { id: category.id, slug: category.slug, family: entry.family, kind: entry.kind })
    }
  }
  for (const category of categories) {
    const entry = entryOf({ categories }, category.slug)
    for (const name of Object.values(category.names)) {
      const key = phraseKey(name ?? '')
      if (!key || hits.has(key) || key.split(' ').length > 4) continue
      hits.set(key, {
        id: category.id,
        slug: category.slug,
        family: entry?.family ?? '',
        kind: entry?.kind ?? 'device',
      })
    }
  }
  return hits
}

function relations({ categories }: Vocabulary): Compiled['related'] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const above = (id: number) => {
    const ids: number[] = []
    for (
      let at = byId.get(id);
      at && !ids.includes(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    )
      ids.push(at.id)
    return ids
  }
  const chains = categories.map((category) => above(category.id))
  return (slug) => {
    const category = categories.find((found) => found.slug === slug)
    if (!category) return null
    const below = chains.filter((chain) => chain.includes(category.id)).map((chain) => chain[0] as number)
    return new Set([...above(category.id), ...below])
  }
}

function compileAttributes({ attributes, readsAll }: Vocabulary) {
  const byKey = new Map<string, CompiledAttribute>()
  for (const attribute of attributes) {
    // What no filter can tell stays a word.
    if (!attribute.facet && !readsAll) continue
    const entry = byKey.get(attribute.key) ?? { types: new Set(), categoryIds: new Set(), values: new Map() }
    entry.types.add(attribute.type)
    for (const id of attribute.categoryIds) entry.categoryIds.add(id)
    if (attribute.type === 'boolean') for (const value of ['true', 'false']) entry.values.set(value, value)
    for (const { value } of attribute.options ?? []) entry.values.set(bare(value), value)
    byKey.set(attribute.key, entry)
  }
  return byKey
}

function compileOptions({ attributes, readsAll }: Vocabulary, byKey: Map<string, CompiledAttribute>) {
  const hits = new Map<string, OptionHit[]>()
  const add = (words: string, key: string, values: string[], type: OptionHit['type']) => {
    const phrase = phraseKey(words)
    if (phrase.length < 2 || /^\d+$/.test(phrase) || STOP_WORDS.has(phrase)) return
    const list = hits.get(phrase) ?? []
    if (!list.some((hit) => hit.key === key)) hits.set(phrase, [...list, { key, values, type }])
  }
  for (const entry of OPTION_WORDS) {
    for (const key of entry.keys.split(' ')) {
      const attribute = byKey.get(key)
      const values = entry.values.split(' ').flatMap((value) => attribute?.values.get(value) ?? [])
      const type = attribute?.types.has('boolean') ? 'boolean' : 'enum'
      if (values.length) for (const words of entry.words.split(', ')) add(words, key, values, type)
    }
  }
  for (const attribute of attributes) {
    if (!attribute.facet && !readsAll) continue
    for (const option of attribute.options ?? []) {
      if (['none', 'other'].includes(option.value)) continue
      const names = Object.values(option.names).flatMap((name) => [
        name,
        (name ?? '').replace(/\([^()]*\)/g, ''),
        ...(name ?? '').split(' / '),
      ])
      for (const words of [option.value.replaceAll('_', ' '), ...names])
        add(words ?? '', attribute.key, [option.value], 'enum')
    }
    if (attribute.type !== 'boolean') continue
    for (const words of [attribute.key.replaceAll('_', ' '), ...Object.values(attribute.names)])
      add(words ?? '', attribute.key, ['true'], 'boolean')
  }
  return hits
}

function compileBrands({ brands }: Vocabulary) {
  const names = new Map<string, string>()
  for (const brand of [...brands].sort((a, b) => b.count - a.count)) {
    for (const text of [brand.label, brand.value]) {
      const key = phraseKey(text).replaceAll(' ', '')
      if (key.length >= 2 && !/^\d+$/.test(key) && !STOP_WORDS.has(key) && !names.has(key)) names.set(key, brand.value)
    }
  }
  return names
}
