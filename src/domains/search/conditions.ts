import { DISK_UNIT, diskSizes } from '../../values/disk-size.ts'
import { Failure } from '../../values/failure.ts'
import type { Category } from '../categories/contract.ts'
import { NOT, queryTerms, REFUSED_TEXT, type SearchFilter, type Understanding } from '../search-language/index.ts'
import type { Asked, Group } from './count-facets.ts'
import {
  allButOneOf,
  allOf,
  categoryLexeme,
  facetLexeme,
  partialLexeme,
  priceRangeLexemes,
  SAMPLED_LEVEL,
  sampleLexeme,
} from './lexemes.ts'
import type { Knowledge } from './memory.ts'
import type { HitsQuery } from './store/hits.ts'
import type { Scope } from './store/pages.ts'

/** What is searched, with names turned into ids. */
export type Conditions = Asked & {
  words: readonly string[]
  category: Category | null
  /** Values, and groups of words that may not stand together in a title. */
  not: { ids: readonly number[]; words: readonly (readonly string[])[] }
  /** What is better, not asked: of what has more of it the relevance is higher. */
  wishes: readonly (readonly number[])[]
}

/** Nothing but a category, or all. */
export const isPlain = ({ words, groups, price, not, wishes }: Conditions) =>
  words.length + groups.length + not.ids.length + not.words.length + wishes.length === 0 && price === null

/** Keys of the filters that a visitor may widen. */
export const filterKeys = ({ groups, price }: Conditions) => [
  ...groups.map((group) => group.key),
  ...(price ? ['price'] : []),
]

/** Id of no value at all: finds nothing. */
const NO_VALUE = 0

/** Filters as conditions. `missing`: a value is not known (yet). Throws `category_not_found`. */
export function toConditions(
  words: readonly string[],
  filters: readonly SearchFilter[],
  known: Knowledge,
  needs: Understanding['needs'] = [],
): { conditions: Conditions; missing: boolean } {
  const slug = filters.find((filter) => filter.key === 'category')?.values?.[0]
  const category = slug === undefined ? null : known.bySlug.get(slug)
  if (category === undefined) throw new Failure('notFound', 'category_not_found')
  const price = filters.find((filter) => filter.key === 'price')
  let missing = false
  const groups = filters
    .filter(({ key }) => key !== 'category' && key !== 'price' && !key.startsWith(NOT))
    .map((filter): Group => {
      const { ids, complete } = idsOf(filter, known)
      if (!complete) missing = true
      return { key: filter.key, ids: ids.length > 0 ? ids : [NO_VALUE] }
    })
  return {
    conditions: {
      ...{ words, category, groups },
      price: price ? { from: price.from ?? null, to: price.to ?? null } : null,
      not: refusedBy(filters, known),
      wishes: needs.flatMap(({ wishes }) => wishes.map((wish) => idsOf(wish, known).ids)),
    },
    missing,
  }
}

/** A value that nobody has refuses nothing. */
function refusedBy(filters: readonly SearchFilter[], known: Knowledge): Conditions['not'] {
  const refusing = filters
    .filter(({ key }) => key.startsWith(NOT))
    .map((filter) => ({ ...filter, key: filter.key.slice(NOT.length) }))
  const texts = refusing.filter(({ key }) => key === REFUSED_TEXT).flatMap(({ values }) => values ?? [])
  return {
    ids: refusing.filter(({ key }) => key !== REFUSED_TEXT).flatMap((filter) => idsOf(filter, known).ids),
    words: texts.map(queryTerms).filter((words) => words.length > 0),
  }
}

/** Ids of what a filter lets through; sizes of disks in all their spellings, so that `from 1 TB` has 1000 GB and `up to` 1024 GB. */
function idsOf(filter: SearchFilter, known: Knowledge): { ids: number[]; complete: boolean } {
  const values = known.dictionary.byKey.get(filter.key)
  if (!values) return { ids: [], complete: false }
  const disk = known.attributeByKey.get(filter.key)?.unit === DISK_UNIT
  const spellings = (value: string) => (disk ? diskSizes(Number(value)).map(String) : [plain(value)])
  if (filter.op === 'in') {
    const groups = (filter.values ?? []).map((value) => spellings(value).flatMap((one) => values.get(one)?.id ?? []))
    return { ids: [...new Set(groups.flat())], complete: groups.every((group) => group.length > 0) }
  }
  const [from, to] = [filter.from ?? Number.NEGATIVE_INFINITY, filter.to ?? Number.POSITIVE_INFINITY]
  const least = disk ? (diskSizes(from)[0] ?? from) : from
  const most = disk ? (diskSizes(to).at(-1) ?? to) : to
  const ids = [...values.values()].flatMap(({ id, number }) =>
    number !== null && number >= least && number <= most ? id : [],
  )
  return { ids, complete: ids.length > 0 }
}

/** `16.0` is the value `16`. */
const plain = (value: string) => (/^\d+\.\d+$/.test(value) ? String(Number(value)) : value)

/** Conditions as they are put to the index: a price that most documents have is left to the reader of the hits. */
export type Narrowing = Conditions & { byPrice: boolean }

/** Lexeme groups of the words and the category: what is never left open. */
function fixedGroups({ category, words }: Conditions): string[][] {
  return [...(category ? [[categoryLexeme(category.id)]] : []), ...words.map((word) => [word])]
}

/** Lexeme groups of the filters that a visitor may widen, the price as a little more than its range. */
function openGroups({ groups, price, byPrice }: Narrowing): string[][] {
  const facets = groups.map((group) => group.ids.map(facetLexeme))
  return price && byPrice ? [...facets, priceRangeLexemes(price.from, price.to)] : facets
}

/** The lexemes of which a document needs one of each group. Without any condition: the mark that all documents have. */
export function lexemesOf(conditions: Narrowing): string[][] {
  const all = [...fixedGroups(conditions), ...openGroups(conditions)]
  return all.length > 0 ? all : [[sampleLexeme(0)]]
}

/** The end of a tsquery that leaves out what is refused; versions that lack a value are let through, to be looked at one by one. */
export function refusals({ not }: Conditions): string {
  const ids = not.ids.map((id) => ` & (!${allOf([[facetLexeme(id)]])} | ${allOf([[partialLexeme(id)]])})`)
  // Of titles and categories: a description that says `no thinkpad` is no reason.
  const words = not.words.map((all) => ` & !(${all.map((word) => `${allOf([[word]])}:AB`).join(' & ')})`)
  return [...ids, ...words].join('')
}

/** What is asked: everything that is wanted, or also what misses one of the filters (to count what widening it would bring). */
export type Reach = 'all' | 'allButOne'

/** The question for a nested sample of documents; level 0 asks all of them. Prices come a little too wide. */
export function hitsQuery(conditions: Narrowing, level: number, reach: Reach): HitsQuery {
  const { words } = conditions
  const sample = level > 0 ? [[sampleLexeme(level)]] : []
  const open = openGroups(conditions)
  const fixed = [...fixedGroups(conditions), ...sample]
  const always = fixed.length > 0 ? fixed : [[sampleLexeme(0)]]
  const whole = [...fixed, ...open]
  const matches =
    reach === 'allButOne' && open.length > 1
      ? allButOneOf(fixed, open)
      : [allOf(reach === 'all' && whole.length > 0 ? whole : always)]
  const end = refusals(conditions)
  const rank: HitsQuery['rank'] =
    words.length === 0
      ? { by: 'score' }
      : level > 0
        ? { by: 'strong', query: everyWord(words) }
        : { by: 'words', query: allOf([words]) }
  return { matches: matches.map((match) => match + end), sampled: level >= SAMPLED_LEVEL, rank }
}

/** Values of a wish that a walk looks at: more would cost each row that is looked at. */
const MOST_WISHED = 200

/** A tsquery that asks for all that is wished for; null where nothing is that anything has. */
export function wishesOf({ wishes }: Conditions): string | null {
  const groups = wishes.filter((ids) => ids.length > 0).map((ids) => ids.slice(0, MOST_WISHED).map(facetLexeme))
  return groups.length > 0 ? allOf(groups) : null
}

/** A tsquery that asks for all the words. */
export const everyWord = (words: readonly string[]) => allOf(words.map((word) => [word]))

/** The index that walks a category: leaves by their own id, tops by that of all below. */
export function scopeOf({ category }: Conditions, known: Knowledge): Scope {
  if (!category) return null
  const column = known.hasChildren.has(category.id) ? 'top_category_id' : 'category_id'
  return { column, id: category.id }
}
