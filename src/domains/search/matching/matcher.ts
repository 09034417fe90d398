import type { Deps } from '../../../platform/deps.ts'
import { RATE_UNIT } from '../../../values/exchange.ts'
import { invalidField } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { readUsableRates } from '../../exchange-rates/index.ts'
import { toConditions } from '../conditions.ts'
import { searchQuery } from '../contract.ts'
import { categoryLexeme, facetLexeme, priceRangeLexemes } from '../lexemes.ts'
import { createMemory, type Knowledge } from '../memory.ts'
import { readRequest } from '../read-request.ts'
import { findRevision } from '../store/dictionary.ts'
import { findChanges, findListedIds, findMatchable, type Matchable } from '../store/matching.ts'
import { findFrequencies } from '../store/words.ts'

/** What a search asks of a document, in ids: of each group one lexeme. `price`: exact, gross, grosze. */
export type CompiledSearch = {
  groups: string[][]
  /** Lexemes of which it may have none, and words of which not all may be there. Missing from what an older program kept. */
  not?: { ids: string[]; words: string[][] }
  from: number | null
  to: number | null
}
/** `anchors`: who fits has one of them; the rarest group, so that few are asked who do not fit. */
export type Compiled = { search: CompiledSearch; anchors: string[] }

/** What of an address is no condition: where one is in the list, and how it is ordered. */
const PLACE = ['after', 'before', 'page', 'facets', 'sort']
const PRICES: [number, number] = [0, Number.MAX_SAFE_INTEGER]

/** The query of a list as it is kept: conditions alone, in one order. */
export function conditionsOf(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of PLACE) params.delete(name)
  for (const [name, value] of [...params]) if (value === '') params.delete(name)
  params.sort()
  return String(params)
}

/** Turns addresses of lists into what documents are compared with, and follows what changes in the lists. One for a service or a set of jobs. */
export function searchMatcher(deps: Deps) {
  const memory = createMemory(deps)

  /** Throws as a search of this address would; `search_too_wide` where it asks for nothing. */
  async function compile(query: string, locale: Locale): Promise<Compiled> {
    const asked = searchQuery.safeParse(Object.fromEntries(new URLSearchParams(query)))
    if (!asked.success) throw invalidField('query', 'invalid_filter', { field: 'query' })
    const usable = await readUsableRates(deps)
    const rates = Object.fromEntries(usable.map(({ currency, rate }) => [currency, rate / RATE_UNIT]))
    const attempt = (known: Knowledge) => {
      const request = readRequest(asked.data, locale, known, { currency: known.currency, rates })
      return toConditions(request.words, request.filters, known)
    }
    const known = await memory.know()
    const first =
      asked.data.category === undefined || known.bySlug.has(asked.data.category) ? attempt(known) : undefined
    const { conditions } = first && !first.missing ? first : attempt(await memory.knowBetter(known))
    const { words, category, groups, price, not } = conditions
    const asGroups = [
      ...words.map((word) => [word]),
      ...groups.map(({ ids }) => ids.map(facetLexeme)),
      ...(category ? [[categoryLexeme(category.id)]] : []),
      ...(price ? [priceRangeLexemes(price.from, price.to)] : []),
    ]
    if (asGroups.length === 0) throw invalidField('query', 'search_too_wide')
    const search = {
      groups: asGroups,
      not: { ids: not.ids.map(facetLexeme), words: not.words.map((all) => [...all]) },
      ...{ from: price?.from ?? null, to: price?.to ?? null },
    }
    return { search, anchors: await rarest(asGroups) }
  }

  async function rarest(groups: readonly string[][]): Promise<string[]> {
    const lexemes = [...new Set(groups.flat())]
    const counts = await findFrequencies(deps.db, lexemes)
    const of = new Map(lexemes.map((lexeme, at) => [lexeme, counts[at] ?? 0]))
    const weight = (group: readonly string[]) => group.reduce((sum, lexeme) => sum + (of.get(lexeme) ?? 0), 0)
    return groups.reduce((best, group) => (weight(group) < weight(best) ? group : best))
  }

  return {
    compile,
    /** Documents as they are compared; those that are in no list are left out. */
    readMatchable: (inside: Pick<Deps, 'db'>, ids: readonly number[]) => findMatchable(inside.db, ids),
    readRevision: (inside: Pick<Deps, 'db'>) => findRevision(inside.db),
    /** Products whose documents changed after a revision; `null` where that is so long ago that nobody knows any more. */
    readChanges: (inside: Pick<Deps, 'db'>, since: number, limit: number) => findChanges(inside.db, since, limit),
    readListedIds: (inside: Pick<Deps, 'db'>, after: number, limit: number) => findListedIds(inside.db, after, limit),
  }
}
export type SearchMatcher = ReturnType<typeof searchMatcher>

/** Whether a document is among what a search finds: one of its versions has all that is asked. */
export function fitsSearch({ groups, not, from, to }: CompiledSearch, document: Matchable): boolean {
  const { lexemes, title, versions } = document
  if (not?.words.some((words) => words.every((word) => title.has(word)))) return false
  return versions.some(({ price, lacks }) => {
    if (price < (from ?? PRICES[0]) || price > (to ?? PRICES[1])) return false
    const has = (lexeme: string) => lexemes.has(lexeme) && !lacks.has(lexeme)
    return groups.every((group) => group.some(has)) && !not?.ids.some(has)
  })
}
