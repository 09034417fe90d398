import type { AttributeSchema, Nouns } from '../domains/categories/contract.ts'
import { LOCALES, type LocalText } from '../values/locale.ts'

/** One category of a market vertical. Children take over the parent's attributes and may add their own. */
export type CategorySeed = {
  slug: string
  /** Name of a lucide icon in kebab-case. */
  icon: string
  names: LocalText
  googleTaxonomyId?: number
  nouns?: Nouns
  attributes: AttributeSchema[]
  children: CategorySeed[]
}

/** A category with the attributes it really has: inherited first, own ones after, an own one replacing its namesake. */
export type ResolvedSeed = Omit<CategorySeed, 'children'> & { parentSlug: string | null }

/** The tree as a list, parents before children. */
export function resolveSeeds(seeds: readonly CategorySeed[], parent?: ResolvedSeed): ResolvedSeed[] {
  return seeds.flatMap(({ children, ...seed }) => {
    const own = new Map(seed.attributes.map((attribute) => [attribute.key, attribute]))
    const inherited = (parent?.attributes ?? []).map((attribute) => own.get(attribute.key) ?? attribute)
    const known = new Set(inherited.map((attribute) => attribute.key))
    const attributes = [...inherited, ...seed.attributes.filter((attribute) => !known.has(attribute.key))]
    const resolved: ResolvedSeed = { ...seed, attributes, parentSlug: parent?.slug ?? null }
    return [resolved, ...resolveSeeds(children, resolved)]
  })
}

export function text(pl: string, en = pl, de = en): LocalText {
  return { 'pl-PL': pl, 'en-US': en, 'de-DE': de }
}

/** `[value, Polish, English, German, note]`; missing names repeat the previous one. The note stands after the name wherever the value is told. */
export type Choice = readonly [
  value: string,
  pl: string,
  en?: string | undefined,
  de?: string | undefined,
  note?: LocalText | undefined,
]
type Group = AttributeSchema['group']
/** `f` = offered as a filter, `c` = shown on cards. */
type Flags = '' | 'f' | 'c' | 'fc'

function base(key: string, names: Choice, group: Group, flags: Flags) {
  return {
    key,
    names: text(names[1], names[2], names[3]),
    facet: flags.includes('f'),
    onCard: flags.includes('c'),
    group,
  }
}

type Names = readonly [pl: string, en?: string, de?: string]
const keyed = (key: string, names: Names): Choice => [key, names[0], names[1], names[2]]

export function choice(
  key: string,
  names: Names,
  options: readonly Choice[],
  group: Group,
  flags: Flags = '',
): AttributeSchema {
  return {
    ...base(key, keyed(key, names), group, flags),
    type: 'enum',
    options: options.map(([value, pl, en, de, note]) => ({ value, names: text(pl, en, de), ...(note && { note }) })),
  }
}

export function number(key: string, names: Names, unit: string, group: Group, flags: Flags = ''): AttributeSchema {
  return { ...base(key, keyed(key, names), group, flags), type: 'number', ...(unit ? { unit } : {}) }
}

export function yesNo(key: string, names: Names, group: Group, flags: Flags = ''): AttributeSchema {
  return { ...base(key, keyed(key, names), group, flags), type: 'boolean' }
}

export function words(key: string, names: Names, group: Group, flags: Flags = ''): AttributeSchema {
  return { ...base(key, keyed(key, names), group, flags), type: 'text' }
}

/** The same attribute with other flags in another category. */
export function as(flags: Flags, attribute: AttributeSchema): AttributeSchema {
  return { ...attribute, facet: flags.includes('f'), onCard: flags.includes('c') }
}

/** It stands beside the price, and goes along into the cart, the order and its mails. */
export const carried = (attribute: AttributeSchema): AttributeSchema => ({ ...attribute, carried: true })

/** What a seller can check of a thing; `key` is kept with the report. */
export type CheckPoint = { key: string; names: LocalText }

export const point = (key: string, ...names: Names): CheckPoint => ({
  key,
  names: text(names[0], names[1], names[2]),
})

export function seed(
  slug: string,
  icon: string,
  names: Names,
  googleTaxonomyId: number | undefined,
  attributes: AttributeSchema[] = [],
  children: CategorySeed[] = [],
): CategorySeed {
  return {
    slug,
    icon,
    names: text(names[0], names[1], names[2]),
    ...(googleTaxonomyId ? { googleTaxonomyId } : {}),
    attributes,
    children,
  }
}

/** By slug: what one thing of the category is called, in Polish, English and German, each a list with commas. */
export type NounSeeds = Readonly<Record<string, readonly [pl: string, en: string, de: string]>>

/** The tree with the words for one thing of each category. */
export const withNouns = (seeds: readonly CategorySeed[], nouns: NounSeeds): CategorySeed[] =>
  seeds.map((one) => {
    const lists = nouns[one.slug]
    const own = lists && Object.fromEntries(LOCALES.map((locale, at) => [locale, (lists[at] ?? '').split(', ')]))
    return { ...one, ...(own && { nouns: own }), children: withNouns(one.children, nouns) }
  })
