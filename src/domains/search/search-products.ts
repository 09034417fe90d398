import type { Deps } from '../../platform/deps.ts'
import { type ExchangeRate, RATE_UNIT } from '../../values/exchange.ts'
import type { Locale } from '../../values/locale.ts'
import { readUsableRates } from '../exchange-rates/index.ts'
import { toConditions } from './conditions.ts'
import type { SearchQuery } from './contract.ts'
import { findAlternatives } from './find-alternatives.ts'
import { findPage } from './find-page.ts'
import { NOTHING_FOUND } from './found.ts'
import type { Knowledge, Memory, RequestMemory } from './memory.ts'
import { mendQuery } from './mend-query.ts'
import { printPage } from './print-page.ts'
import { readRequest } from './read-request.ts'

/**
 * A page of the list as JSON text (`searchPage`), 50 documents. A sentence becomes filters; a text that finds nothing is
 * mended (literally, spelling, then leaving words out), and what is still empty gets alternatives.
 * Throws `unknown_filter`, `invalid_filter`, `invalid_cursor`, `category_not_found`.
 */
export async function searchProducts(deps: Deps, shared: Memory, query: SearchQuery, locale: Locale): Promise<string> {
  const memory: RequestMemory = { ...shared, index: await shared.freshIndex() }
  const { known, request, conditions } = await understand(memory, query, locale, await readUsableRates(deps))
  const firstPage = !request.after && !request.before && request.offset === 0
  const typed = request.address.q ?? ''
  const found = request.saysNothing ? NOTHING_FOUND : await findPage(deps, memory, known, request, conditions)
  const mended =
    typed && firstPage && !request.saysNothing ? await mendQuery(deps, memory, known, request, found) : null
  const shown = mended ?? { request, found, didYouMean: null, droppedWords: [] }
  const empty = firstPage && shown.found.page.cards.length === 0
  const { category } = toConditions([], shown.request.filters, known).conditions
  // A value newer than what this process knows would have no name.
  const isNew = [...shown.found.counts.values.keys()].some((id) => !known.dictionary.byId[id])
  return printPage(
    { ...shown, category, alternatives: empty ? await findAlternatives(deps, memory, known, request, locale) : [] },
    typed,
    isNew ? await memory.knowBetter(known) : known,
    locale,
    query.facets !== '0',
  )
}

/** Reads the request, with newer knowledge when it names a value that is not known. */
async function understand(memory: Memory, query: SearchQuery, locale: Locale, usable: readonly ExchangeRate[]) {
  const rates = Object.fromEntries(usable.map(({ currency, rate }) => [currency, rate / RATE_UNIT]))
  const attempt = (known: Knowledge) => {
    const request = readRequest(query, locale, known, { currency: known.currency, rates })
    return { known, request, ...toConditions(request.words, request.filters, known, request.needs) }
  }
  const known = await memory.know()
  const slug = query.category
  const first = slug === undefined || known.bySlug.has(slug) ? attempt(known) : undefined
  if (first && !first.missing) return first
  const better = await memory.knowBetter(known)
  return first && better === known ? first : attempt(better)
}
