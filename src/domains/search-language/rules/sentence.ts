import type { Locale } from '../../../values/locale.ts'
import type { Sort } from '../contract.ts'
import { CONNECTORS } from './function-words.ts'
import { refusalBefore } from './negation.ts'
import { NOT } from './refusal-keys.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokens.ts'
import { type Compiled, compileVocabulary, type Prices, type Vocabulary } from './vocabulary.ts'

/** One condition on the list: `in` with values, `range` with one or both ends (price in grosze, else in the attribute's unit). */
export type SearchFilter = { key: string; op: 'in' | 'range'; values?: string[]; from?: number; to?: number }
export type Span = [start: number, end: number]
/** A condition read from the typed words; `spans` are their places in `q` (UTF-16 offsets), `source` the words. */
export type TextFilter = SearchFilter & { source: string; spans: Span[] }

/** A need that was named: what fits it stands first, and nothing is left out for it. `source`: the words. */
export type ReadNeed = { source: string; span: Span; wishes: SearchFilter[] }

/** The state of reading one question. `line` tokens are model names: only a brand may still be seen in them. */
export type Sentence = {
  q: string
  locale: Locale
  tokens: Token[]
  state: ('free' | 'line' | 'taken')[]
  filters: TextFilter[]
  sort: { value: Sort; spans: Span[] } | null
  vocabulary: Vocabulary
  /** Null: prices in other currencies stay text. */
  prices: Prices | null
  needs: ReadNeed[]
  /** Prices in currencies without a rate: left out of the search, and told. */
  unread: { currency: string; span: Span }[]
  compiled: Compiled
  /** Kind of device, from the category or a model line; empty when nothing says it. */
  family: string
  /** Categories in which an attribute must exist; null without any hint. */
  scope: Set<number> | null
  /** Tokens that are refused (`nie apple`), for those joined to them. */
  refused: Set<number>
  /** Something made for a device is looked for: the device's attributes are no filters. */
  accessory: boolean
}

export function openSentence(q: string, locale: Locale, vocabulary: Vocabulary, prices: Prices | null): Sentence {
  const tokens = tokenize(q)
  const state = tokens.map(() => 'free' as const)
  const compiled = compileVocabulary(vocabulary)
  return {
    q,
    locale,
    tokens,
    state,
    filters: [],
    sort: null,
    vocabulary,
    prices,
    needs: [],
    unread: [],
    compiled,
    family: '',
    scope: null,
    refused: new Set(),
    accessory: false,
  }
}

/** The canonical word at a place when it is still free. */
export function freeWord(sentence: Sentence, index: number): string {
  return sentence.state[index] === 'free' ? (sentence.tokens[index]?.text ?? '') : ''
}

/** The longest phrase of a table that starts at `index`, over free tokens. */
export function phraseAt<T>(sentence: Sentence, index: number, table: ReadonlyMap<string, T>, longest = 4) {
  for (let length = longest; length >= 1; length--) {
    const words = Array.from({ length }, (_, at) => freeWord(sentence, index + at))
    if (words.includes('')) continue
    const key = words.join(' ')
    const hit = table.get(key)
    if (hit !== undefined) return { hit, key, from: index, to: index + length }
  }
  return null
}

/** Marks tokens as understood, with the joining words before them, and returns their place. */
export function take(sentence: Sentence, from: number, to: number): Span {
  let first = from
  while (first > 0 && CONNECTORS.has(freeWord(sentence, first - 1))) first--
  for (let index = first; index < to; index++) sentence.state[index] = 'taken'
  return [sentence.tokens[first]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0]
}

/** Takes tokens as a filter, behind a `not` as one that refuses; a second one on the same key joins the first. False (and nothing taken) when the two do not go together. */
export function takeFilter(sentence: Sentence, from: number, to: number, filter: SearchFilter): boolean {
  const refusal = filter.op === 'in' ? refusalBefore(sentence, from) : null
  if (refusal !== null) {
    for (let at = refusal; at < to; at++) sentence.refused.add(at)
    return addFilter(sentence, refusal, to, { ...filter, key: NOT + filter.key })
  }
  return addFilter(sentence, from, to, filter)
}

function addFilter(sentence: Sentence, from: number, to: number, filter: SearchFilter): boolean {
  const same = sentence.filters.find((other) => other.key === filter.key)
  if (same && same.op !== filter.op) return false
  const span = take(sentence, from, to)
  if (!same) {
    sentence.filters.push({ ...filter, source: sentence.q.slice(...span), spans: [span] })
    return true
  }
  if (filter.values) same.values = [...new Set([...(same.values ?? []), ...filter.values])]
  if (filter.from !== undefined) same.from = filter.from
  if (filter.to !== undefined) same.to = filter.to
  if (same.from !== undefined && same.to !== undefined && same.from > same.to)
    [same.from, same.to] = [same.to, same.from]
  same.spans = [...same.spans, span].sort((a, b) => a[0] - b[0])
  same.source = same.spans.map((part) => sentence.q.slice(...part)).join(' ')
  return true
}

/** Whether products in question can have the attribute. */
export function applies(sentence: Sentence, key: string): boolean {
  const attribute = sentence.compiled.attributes.get(key)
  if (!attribute) return false
  const { scope } = sentence
  return !scope || [...attribute.categoryIds].some((id) => scope.has(id))
}
