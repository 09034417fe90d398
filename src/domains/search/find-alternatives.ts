import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { toMajor, toMinor } from '../../values/money.ts'
import { queryTerms, type SearchFilter, stringifySearch } from '../search-language/index.ts'
import { toConditions } from './conditions.ts'
import type { SearchPage } from './contract.ts'
import { countProducts } from './count-hits.ts'
import { importanceOf } from './importance.ts'
import { filterLabel, keyName, phrase } from './labels.ts'
import type { Knowledge, RequestMemory } from './memory.ts'
import type { Request } from './read-request.ts'

type Alternatives = SearchPage['alternatives']
type Idea = { label: string; filters: SearchFilter[]; words: string[]; text: string }

const MOST = 5
const MOST_TRIED = 10

/** What would find something, nearest first: a wider price, one filter less, the category above, the category alone. */
export async function findAlternatives(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
  locale: Locale,
): Promise<Alternatives> {
  const ideas = ideasFor(request, known, locale).slice(0, MOST_TRIED)
  const tried = await Promise.all(
    ideas.map(async (idea) => {
      const { conditions } = toConditions(idea.words, idea.filters, known)
      return { ...idea, count: await countProducts(deps, memory, conditions) }
    }),
  )
  return tried
    .filter((idea) => idea.count > 0)
    .slice(0, MOST)
    .map(({ label, filters, text, count }) => ({
      label,
      href: `/catalog?${stringifySearch({ q: text || undefined, filters, sort: request.address.sort, literal: text ? '1' : undefined })}`,
      count,
    }))
}

function ideasFor(request: Request, known: Knowledge, locale: Locale): Idea[] {
  const { filters, words, text } = request
  const category = filters.find((filter) => filter.key === 'category')
  const own = known.bySlug.get(category?.values?.[0] ?? '')
  const parent = own?.parentId ? known.categories.get(own.parentId) : undefined
  const change = (label: string, changed: SearchFilter[]): Idea => ({ label, filters: changed, words, text })
  const lacking = (key: string) => filters.filter((filter) => filter.key !== key)
  const ideas: Idea[] = []
  const price = filters.find((filter) => filter.key === 'price')
  for (const factor of price ? [1.25, 2] : []) {
    const wider = widen(price as SearchFilter, factor)
    ideas.push(
      change(`${keyName(known, 'price', locale)}: ${filterLabel(known, wider, locale)}`, [...lacking('price'), wider]),
    )
  }
  const order = [...filters].sort((a, b) => importanceOf(a.key) - importanceOf(b.key))
  for (const filter of order) {
    if (filter.key === 'category') continue
    const name = `${keyName(known, filter.key, locale, own?.id)}: ${filterLabel(known, filter, locale, own?.id)}`
    ideas.push(change(phrase('without', locale, name), lacking(filter.key)))
  }
  const named = (slug: string): SearchFilter => ({ key: 'category', op: 'in', values: [slug] })
  const label = (slug: string) => filterLabel(known, named(slug), locale)
  if (parent) ideas.push(change(label(parent.slug), [...lacking('category'), named(parent.slug)]))
  if (category && words.length > 0)
    ideas.push(change(phrase('without', locale, filterLabel(known, category, locale)), lacking('category')))
  const typed = text.split(/\s+/).filter(Boolean)
  for (const left of typed.length > 1 ? typed.toReversed() : []) {
    const rest = typed.filter((word) => word !== left).join(' ')
    if (!/\p{L}/u.test(rest)) continue
    ideas.push({ label: `„${rest}”`, filters, words: queryTerms(rest), text: rest })
  }
  if (request.saysNothing)
    for (const category of known.categories.values())
      if (!category.parentId)
        ideas.push({ label: label(category.slug), filters: [named(category.slug)], words: [], text: '' })
  if (words.length > 0 && filters.length > 1) ideas.push(change(`„${text}”`, []))
  if (own && (words.length > 0 || filters.length > 1))
    ideas.push({ label: phrase('all', locale, label(own.slug)), filters: [named(own.slug)], words: [], text: '' })
  return ideas
}

const toWhole = (amount: number) => toMinor(Math.round(toMajor(amount)))

function widen(price: SearchFilter, factor: number): SearchFilter {
  return {
    ...price,
    ...(price.to === undefined ? {} : { to: toWhole(price.to * factor) }),
    ...(price.from === undefined ? {} : { from: toWhole(price.from / factor) }),
  }
}
