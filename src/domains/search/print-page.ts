import type { Locale } from '../../values/locale.ts'
import type { Category } from '../categories/contract.ts'
import { without } from '../search-language/index.ts'
import type { ActiveFilter, SearchPage } from './contract.ts'
import type { Counts } from './count-facets.ts'
import { type Position, printCursor } from './cursor.ts'
import type { Found } from './found.ts'
import { filterLabel, keyName } from './labels.ts'
import type { Knowledge } from './memory.ts'
import { presentFacets } from './present-facets.ts'
import type { Request } from './read-request.ts'

export type Answer = {
  request: Request
  found: Found
  didYouMean: SearchPage['understood']['didYouMean']
  droppedWords: string[]
  category: Category | null
  alternatives: SearchPage['alternatives']
}

/** The page as JSON text; cards stay the texts they are. */
export function printPage(
  answer: Answer,
  typed: string,
  known: Knowledge,
  locale: Locale,
  withFacets: boolean,
): string {
  const { request, found, didYouMean, droppedWords, category, alternatives } = answer
  const { counts } = found
  const rest: Omit<SearchPage, 'items' | 'facets'> = {
    total: { count: counts.total, exact: counts.exact },
    page: request.page,
    ...cursors(request, found),
    sort: request.sort,
    categoryId: category?.id ?? null,
    filters: activeFilters(request, known, locale, category?.id),
    facetsExact: counts.facetsExact,
    understood: {
      ...{ q: typed, text: request.text, didYouMean, droppedWords },
      unreadCurrencies: request.unreadCurrencies,
      saysNothing: request.saysNothing,
      needs: request.needs.map(({ source, wishes }) => ({
        words: source,
        wishes: wishes.map((wish) => {
          const name = keyName(known, wish.key, locale, category?.id)
          const isLong = (wish.values?.length ?? 0) > MOST_NAMED
          return isLong ? name : `${name}: ${filterLabel(known, wish, locale, category?.id)}`
        }),
      })),
    },
    alternatives,
  }
  const facets = withFacets ? printFacets(counts, request, category, known, locale) : '[]'
  return `{"items":[${found.page.cards.join(',')}],"facets":${facets},${JSON.stringify(rest).slice(1)}`
}

/** Of more values that suit a need the name of the thing says enough. */
const MOST_NAMED = 3

/** Facets of whole categories, printed once for as long as their counts are kept. */
const printed = new WeakMap<Counts, Map<Locale, string>>()

function printFacets(
  counts: Counts,
  request: Request,
  category: Category | null,
  known: Knowledge,
  locale: Locale,
): string {
  const kept = printed.get(counts)?.get(locale)
  if (kept !== undefined) return kept
  const text = JSON.stringify(presentFacets(counts, request.filters, category, known, locale))
  const byLocale = printed.get(counts) ?? new Map<Locale, string>()
  printed.set(counts, byLocale.set(locale, text))
  return text
}

function cursors({ sort }: Request, { page, way }: Found) {
  const print = (has: boolean, at: Position | null) =>
    has && at ? printCursor({ way, sort, part: at.part, value: at.value, id: at.id }) : null
  return { next: print(page.hasNext, page.last), previous: print(page.hasPrevious, page.first) }
}

function activeFilters(
  request: Request,
  known: Knowledge,
  locale: Locale,
  categoryId: number | undefined,
): ActiveFilter[] {
  return request.filters.map((filter) => ({
    key: filter.key,
    name: keyName(known, filter.key, locale, categoryId),
    label: filterLabel(known, filter, locale, categoryId),
    fromText: 'spans' in filter,
    without: without(request.address, filter, request.reread),
  }))
}
