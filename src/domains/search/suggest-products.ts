import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { foldText } from '../../values/text-fold.ts'
import { titleIn } from '../../values/titled.ts'
import type { Suggestion } from '../search-language/contract.ts'
import {
  mergeSuggestions,
  modelName,
  queryTerms,
  spelling,
  stringifySearch,
  suggestBrands,
  suggestCategories,
} from '../search-language/index.ts'
import type { ProductCard } from './contract.ts'
import { kindName } from './labels.ts'
import { allOf, sampleLexeme } from './lexemes.ts'
import type { Memory } from './memory.ts'
import { findBestCards } from './store/suggestions.ts'
import { findSimilarWords, findWordsFrom } from './store/words.ts'

const MOST = 8
const MOST_WORDS = 6
const MOST_PRODUCTS = 4
/** Products whose names are looked at. */
const MOST_READ = 24
const SHORTEST_MENDED = 4
const SHORTEST_PRODUCT_PREFIX = 3
const SMALL_SAMPLE = 7

/**
 * Completions of what is being typed: names of models as goods bear them, categories, brands, and products, each with its kind. All of them find
 * something. What nothing begins with is taken as misspelt. At most eight.
 */
export async function suggestProducts(
  deps: Deps,
  memory: Memory,
  typed: string,
  locale: Locale,
): Promise<Suggestion[]> {
  const text = typed.trim()
  const found = await suggestFor(deps, memory, text, locale)
  if (found.length > 0 || text.length < SHORTEST_MENDED) return found
  const words = spelling.wordsOf(text).slice(0, MOST_WORDS)
  const similar = words.length > 0 ? await findSimilarWords(deps.db, words) : []
  const meant = spelling.respell(text, similar)
  return meant ? suggestFor(deps, memory, meant, locale) : []
}

async function suggestFor(deps: Deps, memory: Memory, text: string, locale: Locale): Promise<Suggestion[]> {
  const { before, last } = splitLast(text)
  if (last.length === 0) return []
  const known = await memory.know()
  const words = await findWordsFrom(deps.db, last, MOST_WORDS)
  const endings = [...new Set([...queryTerms(last), ...words.map((one) => one.word)])]
  const ready = queryTerms(before)
  const long = last.length >= SHORTEST_PRODUCT_PREFIX || ready.length > 0
  const found = long ? await productsFor(deps, allOf([...ready.map((word) => [word]), endings])) : []
  const cards = found.map((card) => JSON.parse(card) as ProductCard)
  const make = (kind: 'category' | 'brand' | 'query', label: string, href: string): Suggestion => {
    return { kind, label, hint: kindName(kind, locale), href, imageKey: null }
  }
  const begins = (name: string) =>
    foldText(name)
      .split(/[^a-z0-9]+/)
      .some((word) => word.startsWith(last))
  const names = [...new Set(cards.flatMap(({ title }) => modelName(title) ?? []))].filter(begins)
  return mergeSuggestions(text, [
    suggestCategories(text, locale, known.vocabulary).map(({ label, slug }) =>
      make('category', label, list({ category: slug })),
    ),
    suggestBrands(text, known.vocabulary).map(({ label, value }) => make('brand', label, list({ brand: value }))),
    names.map((name) => make('query', name, list({ q: name }))),
    cards.slice(0, MOST_PRODUCTS).map((card) => toSuggestion(card, locale)),
  ]).slice(0, MOST)
}

/** What many documents match is found in a small sample of them. */
async function productsFor(deps: Deps, match: string): Promise<string[]> {
  const few = await findBestCards(deps.db, `${match} & ${allOf([[sampleLexeme(SMALL_SAMPLE)]])}`, true, MOST_READ)
  return few.length === MOST_READ ? few : findBestCards(deps.db, match, false, MOST_READ)
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
    label: titleIn(card, locale),
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
