import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { foldText } from '../../values/text-fold.ts'
import type { Suggestion } from '../search-language/contract.ts'
import {
  mergeSuggestions,
  queryTerms,
  stringifySearch,
  suggestBrands,
  suggestCategories,
} from '../search-language/index.ts'
import type { ProductCard } from './contract.ts'
import { allOf, sampleLexeme } from './lexemes.ts'
import type { Memory } from './memory.ts'
import { findBestCards } from './store/suggestions.ts'
import { findWordsFrom } from './store/words.ts'

const MOST = 8
const MOST_WORDS = 6
const MOST_PRODUCTS = 4
const SHORTEST_PRODUCT_PREFIX = 3
const SMALL_SAMPLE = 7

/** Completions of what is being typed: words that go on, categories, brands, and products that have them. At most eight. */
export async function suggestProducts(
  deps: Deps,
  memory: Memory,
  typed: string,
  locale: Locale,
): Promise<Suggestion[]> {
  const text = typed.trim()
  const { before, last } = splitLast(text)
  if (last.length === 0) return []
  const { vocabulary } = await memory.know()
  const words = await findWordsFrom(deps.db, last, MOST_WORDS)
  const endings = [...new Set([...queryTerms(last), ...words.map((one) => one.word)])]
  const ready = queryTerms(before)
  const long = last.length >= SHORTEST_PRODUCT_PREFIX || ready.length > 0
  const products = long ? await productsFor(deps, allOf([...ready.map((word) => [word]), endings])) : []
  const queries = words.map((one): Suggestion => {
    const label = `${before} ${one.word}`.trim()
    return { kind: 'query', label, hint: null, href: list({ q: label }), imageKey: null }
  })
  return mergeSuggestions(text, [
    suggestCategories(text, locale, vocabulary).map((one): Suggestion => {
      return { kind: 'category', label: one.label, hint: null, href: list({ category: one.slug }), imageKey: null }
    }),
    suggestBrands(text, vocabulary).map((one): Suggestion => {
      return { kind: 'brand', label: one.label, hint: null, href: list({ brand: one.value }), imageKey: null }
    }),
    queries,
    products.map((card) => toSuggestion(JSON.parse(card), locale)),
  ]).slice(0, MOST)
}

/** What many documents match is found in a small sample of them. */
async function productsFor(deps: Deps, match: string): Promise<string[]> {
  const few = await findBestCards(deps.db, `${match} & ${allOf([[sampleLexeme(SMALL_SAMPLE)]])}`, true, MOST_PRODUCTS)
  return few.length === MOST_PRODUCTS ? few : findBestCards(deps.db, match, false, MOST_PRODUCTS)
}

function list({ q, category, brand }: { q?: string; category?: string; brand?: string }): string {
  const filters = Object.entries({ category, brand }).flatMap(([key, value]) =>
    value ? [{ key, op: 'in' as const, values: [value] }] : [],
  )
  return `/catalog?${stringifySearch({ q, filters })}`
}

function toSuggestion(card: ProductCard, locale: Locale): Suggestion {
  return {
    kind: 'product',
    label: card.title,
    hint: formatMoney(card.price, card.currency, locale),
    href: `/products/${card.id}`,
    imageKey: card.image?.key ?? null,
  }
}

/** `lenovo thinkp` → `lenovo` and the word still being typed, folded. */
function splitLast(text: string): { before: string; last: string } {
  const match = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u.exec(text)
  if (!match) return { before: text, last: '' }
  const last = foldText(match[0]).replace(/[^a-z0-9]/g, '')
  return { before: text.slice(0, match.index).trim(), last }
}
