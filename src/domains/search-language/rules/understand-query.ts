import type { Locale } from '../../../values/locale.ts'
import type { Sort } from '../contract.ts'
import { STOP_WORDS } from './function-words.ts'
import { queryTerms } from './normalize.ts'
import { readCategory, readWithin } from './read-category.ts'
import { readCondition, readLines, refuseBroken } from './read-condition.ts'
import { readMeasures } from './read-measures.ts'
import { readNeeds } from './read-needs.ts'
import { readBrands, readOptions } from './read-options.ts'
import { readPrice } from './read-price.ts'
import { readRefusedFlaws, readRefusedWords } from './read-refusals.ts'
import { NOT } from './refusal-keys.ts'
import { openSentence, type ReadNeed, type Sentence, type Span, type TextFilter } from './sentence.ts'
import type { Prices, Vocabulary } from './vocabulary.ts'

export type { SearchFilter, Span, TextFilter } from './sentence.ts'

/** A question read: the words left to search, their lexemes, the conditions and the order. */
export type Understanding = {
  text: string
  terms: string[]
  filters: TextFilter[]
  sort?: Sort
  /** What it is wanted for, as conditions that put what fits first. */
  needs: ReadNeed[]
  /** The text but for what is refused: to be taken literally. */
  literal: string
  /** Nothing of it says what is looked for: `coś taniego`. */
  saysNothing: boolean
  /** Codes of currencies in which prices stood that could not be read; their words are left out. */
  unreadCurrencies: string[]
}

const LONGEST = 200

/**
 * Reads a typed sentence in Polish, English or German (mixed as people do). Only what the vocabulary has becomes a filter; what is
 * doubtful stays text. `prices`: for who searches by them; `within`: slug of the category that the thing is known to be in. Never throws;
 * looks at the first 200 characters.
 */
export function understandQuery(
  q: string,
  locale: Locale,
  vocabulary: Vocabulary,
  prices: Prices | null = null,
  within: string | null = null,
): Understanding {
  const sentence = openSentence(q.slice(0, LONGEST), locale, vocabulary, prices)
  readPrice(sentence)
  readRefusedFlaws(sentence)
  readCondition(sentence)
  readLines(sentence)
  if (within === null) readCategory(sentence)
  else readWithin(sentence, within)
  readNeeds(sentence)
  // An accessory's own category (`displays`) has its own attributes; without one the numbers are the device's.
  if (!sentence.accessory || sentence.filters.some((filter) => filter.key === 'category')) {
    readMeasures(sentence)
    readOptions(sentence)
  }
  readBrands(sentence)
  readRefusedWords(sentence)
  const text = restOf(sentence)
  const unreadCurrencies = [...new Set(sentence.unread.map(({ currency }) => currency))]
  const terms = text ? queryTerms(text) : []
  const saysNothing =
    sentence.tokens.length > 0 &&
    sentence.filters.length + unreadCurrencies.length === 0 &&
    terms.every((term) => STOP_WORDS.has(term))
  if (!saysNothing) refuseBroken(sentence)
  const { filters, needs } = sentence
  const refused = filters.flatMap(({ key, spans }) => (key.startsWith(NOT) ? spans : []))
  const result: Understanding = {
    ...{ text, terms, filters, needs, unreadCurrencies, saysNothing },
    literal: withoutSpans(sentence.q, refused),
  }
  return sentence.sort ? { ...result, sort: sentence.sort.value } : result
}

function restOf(sentence: Sentence): string {
  const spans = [
    ...sentence.filters.flatMap((filter) => filter.spans),
    ...(sentence.sort?.spans ?? []),
    ...sentence.unread.map(({ span }) => span),
    ...sentence.needs.map(({ span }) => span),
  ]
  const rest = withoutSpans(sentence.q, spans)
  return spans.length === 0 || queryTerms(rest).some((term) => !STOP_WORDS.has(term)) ? rest : ''
}

/** Cuts places out of a text and tidies what is left: single spaces, no lonely punctuation. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = ''
  let at = 0
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    rest += `${text.slice(at, Math.max(at, start))} `
    at = Math.max(at, end)
  }
  return `${rest}${text.slice(at)}`
    .split(/\s+/)
    .map((word) => word.replace(/^[,;:/!?.+]+|(?<![,;:/!?+])[,;:/!?+]+$/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
}
