import { STOP_WORDS } from './function-words.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokens.ts'
import { lexemeOf } from './word-forms.ts'

const MAX_JOINED = 24
const MAX_DESCRIPTION_TERMS = 400

/**
 * Lexemes of a question; a product fits when its index has all of them. The same canonical forms as `indexTerms`: `i5 8250u`, `i5-8250U`
 * and `i58250u` give `['i5', '8250u']`. Letters and digits only, so they need no escaping in a tsquery.
 */
export function queryTerms(text: string): string[] {
  const tokens = tokenize(text)
  const words = tokens.map((token, index) => (isLacking(tokens, index) ? lackOf(token) : lexemeOf(token.text)))
  const meaningful = words.filter((word) => !STOP_WORDS.has(word))
  return [...new Set(meaningful.length ? meaningful : words)]
}

/** A question being typed: whole lexemes, and the beginning of the last word (null after a space). For `prefix:*`. */
export function prefixTerms(text: string): { terms: string[]; prefix: string | null } {
  const tokens = tokenize(text)
  const last = tokens.at(-1)
  if (!last || !/[\p{L}\p{N}]$/u.test(text)) return { terms: tokens.length ? queryTerms(text) : [], prefix: null }
  const head = text.slice(0, last.start)
  return { terms: /[\p{L}\p{N}]/u.test(head) ? queryTerms(head) : [], prefix: last.text }
}

/** Lexemes under which an index finds a text: canonical forms, the spelt forms, and parts and joints of model codes. */
export function indexTerms(text: string): string[] {
  const terms = new Set<string>()
  const tokens = tokenize(text)
  for (const [index, token] of tokens.entries()) {
    if (isLacking(tokens, index)) {
      terms.add(lackOf(token))
      continue
    }
    for (const term of [token.text, ...token.also]) {
      if (STOP_WORDS.has(term) && term.length > 1) continue
      terms.add(term)
      terms.add(lexemeOf(term))
    }
    if (token.kind === 'code') for (const part of codeParts(token.text)) terms.add(part)
    const next = tokens[index + 1]
    if (next && joins(token, next)) terms.add((token.text + next.text).slice(0, MAX_JOINED))
    for (const chain of hyphenChains(tokens, index)) terms.add(chain)
  }
  terms.delete('')
  return [...terms]
}

/** `bez zasilacza` is no power supply: what is lacking is found as lacking only. */
const LACK_WORDS = new Set(['bez', 'brak', 'ohne', 'without'])
const isLacking = (tokens: readonly Token[], index: number) =>
  LACK_WORDS.has(tokens[index - 1]?.text ?? '') && /^\s$/.test(tokens[index]?.gap ?? '')
const lackOf = (token: Token) => `bez${lexemeOf(token.text)}`

/** `1000xm4` → `1000`, `xm`, `xm4`; `t480` → `480`. */
function codeParts(code: string): string[] {
  const pieces = code.match(/\d+|[^\d]+/g) ?? []
  if (pieces.length < 2 || pieces.length > 5) return []
  const tails = pieces.slice(1).map((_, index) => pieces.slice(index + 1).join(''))
  const heads = pieces.slice(0, -1).map((_, index) => pieces.slice(0, index + 1).join(''))
  return [...pieces, ...tails, ...heads].filter((part) => part.length >= 2 || /^\d$/.test(part))
}

/** Neighbours that people also write in one piece: `iPhone 12`, `RTX 3060`, `3060 Ti`. */
function joins(a: Token, b: Token): boolean {
  if (
    !/^[\s_/.-]?$/.test(b.gap) ||
    b.kind === 'measure' ||
    a.kind === 'measure' ||
    a.text.length + b.text.length > MAX_JOINED
  )
    return false
  if (STOP_WORDS.has(a.text) || STOP_WORDS.has(b.text)) return false
  if (/^\d/.test(b.text) && b.kind !== 'word')
    return a.kind === 'word' ? a.text.length <= 10 : a.kind === 'code' && a.text.length <= 6
  return /\d$/.test(a.text) && b.kind === 'word' && b.text.length <= 2
}

function hyphenChains(tokens: Token[], index: number): string[] {
  const chains: string[] = []
  let chain = tokens[index]?.text ?? ''
  for (let at = index + 1; at < index + 4; at++) {
    const token = tokens[at]
    if (token?.gap !== '-' || token.kind === 'measure') break
    chain += token.text
    if (chain.length <= MAX_JOINED) chains.push(chain)
  }
  return chains
}

export type IndexedProduct = {
  title: string
  brand: string
  model: string
  /** Codes: part number, EAN, product index. */
  codes?: readonly (string | null)[]
  /** Names of the category and those above it, in all languages. */
  categories?: readonly string[]
  /** Attribute values as people read them: `16 GB`, `SSD NVMe`, `czarny`. */
  facts?: readonly string[]
  descriptions?: readonly string[]
}

/** Lexemes of a product by weight, `a` the heaviest; a lexeme stands in its heaviest place only. Store with `array_to_tsvector` + `setweight`. */
export function indexText(product: IndexedProduct): { a: string[]; b: string[]; c: string[]; d: string[] } {
  const seen = new Set<string>()
  const take = (texts: readonly (string | null)[], limit = Number.POSITIVE_INFINITY) => {
    const fresh = [...new Set(texts.flatMap((text) => indexTerms(text ?? '')))]
      .filter((term) => !seen.has(term))
      .slice(0, limit)
    for (const term of fresh) seen.add(term)
    return fresh
  }
  return {
    a: take([product.title, `${product.brand} ${product.model}`]),
    b: take([...(product.codes ?? []), ...(product.categories ?? [])]),
    c: take(product.facts ?? []),
    d: take(product.descriptions ?? [], MAX_DESCRIPTION_TERMS),
  }
}
