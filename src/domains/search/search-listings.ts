import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { toConditions } from './conditions.ts'
import type { ActiveFilter, ListingPage, ListingQuery } from './contract.ts'
import { type Position, printCursor } from './cursor.ts'
import { findAlternatives } from './find-alternatives.ts'
import { type Found, findPage } from './find-listings.ts'
import { filterLabel, keyName } from './labels.ts'
import type { Knowledge, Memory } from './memory.ts'
import { mendQuery } from './mend-query.ts'
import { presentFacets } from './present-facets.ts'
import { type Request, readRequest } from './read-request.ts'
import { without } from './rules/remove-filter.ts'

/**
 * A page of the list as JSON text (`listingPage`), 50 listings. A sentence becomes filters; a text that finds nothing is
 * mended (spelling, then leaving words out), and what is still empty gets alternatives.
 * Throws `unknown_filter`, `invalid_filter`, `invalid_cursor`, `category_not_found`.
 */
export async function searchListings(deps: Deps, memory: Memory, query: ListingQuery, locale: Locale): Promise<string> {
  const { known, request, conditions } = await understand(memory, query, locale)
  const firstPage = !request.after && !request.before && request.offset === 0
  const first = await findPage(deps, memory, known, request, conditions)
  const empty = first.page.cards.length === 0 && firstPage
  const mended =
    request.address.q !== undefined && firstPage ? await mendQuery(deps, memory, known, request, first) : null
  const shown = mended ?? { request, found: first, didYouMean: null, droppedWords: [] }
  const { category } = toConditions([], shown.request.filters, known).conditions
  const rest: Omit<ListingPage, 'items'> = {
    total: { count: shown.found.counts.total, exact: shown.found.counts.exact },
    page: request.page,
    ...cursors(shown.request, shown.found),
    sort: shown.request.sort,
    categoryId: category?.id ?? null,
    filters: activeFilters(shown.request, known, locale, category?.id),
    facets:
      query.facets === '0' ? [] : presentFacets(shown.found.counts, shown.request.filters, category, known, locale),
    facetsExact: shown.found.counts.facetsExact,
    understood: {
      q: request.address.q ?? '',
      text: shown.request.text,
      didYouMean: shown.didYouMean,
      droppedWords: shown.droppedWords,
    },
    alternatives:
      empty && shown.found.page.cards.length === 0 ? await findAlternatives(deps, memory, known, request, locale) : [],
  }
  return `{"items":[${shown.found.page.cards.join(',')}],${JSON.stringify(rest).slice(1)}`
}

async function understand(memory: Memory, query: ListingQuery, locale: Locale) {
  const attempt = (known: Knowledge) => {
    const request = readRequest(query, locale, known)
    return { known, request, ...toConditions(request.words, request.filters, known) }
  }
  const first = attempt(await memory.know())
  if (!first.missing) return first
  const better = await memory.knowBetter(first.known)
  return better === first.known ? first : attempt(better)
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
