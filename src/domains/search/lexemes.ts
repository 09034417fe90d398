import { toMajor } from '../../values/money.ts'
import { indexText } from '../search-language/index.ts'

/**
 * The version of all that makes a row of the lists out of a product: words, marks, facets, card. Whoever changes what comes out raises
 * it (a test compares), and rows of older versions are made anew.
 */
export const DOCUMENT_RULES = 6

type IndexedProduct = Parameters<typeof indexText>[0]

/** Samples are nested: level 1 holds half of the documents, level 10 one of 1024. */
export const MAX_LEVEL = 10
/** A range of prices that this share of the documents has narrows nothing. */
export const PRICE_SHARE = 0.3
/** Part of the relevance that is the offer's own quality. */
export const SCORE_SHARE = 0.25
/** Positions of a tsvector end at 16383; a product has far fewer words. */
const MAX_POSITION = 16_000

/** How deep a product sits in the nested samples: the same for ever, and spread evenly. */
export function sampleLevel(productId: number): number {
  const slice = Math.imul(productId, 2_654_435_761) >>> 22
  let level = 0
  while (level < MAX_LEVEL && slice % 2 ** (level + 1) === 0) level++
  return level
}

/** From this level on a sample is read from the index of sampled documents. */
export const SAMPLED_LEVEL = 4

export const facetLexeme = (id: number) => `#${id}`
/** Of a value that some versions of a product have, and others not. */
export const partialLexeme = (id: number) => `?${id}`
export const categoryLexeme = (id: number) => `@${id}`
export const sampleLexeme = (level: number) => `%${level}`

const OCTAVES = 24

/** Place of a price on a logarithmic scale, four steps to the doubling; 0 is one whole unit of the currency. */
function priceStep(price: number, nudge = 0): number {
  const step = Math.floor(Math.log2(Math.max(1, toMajor(price))) * 4 + nudge)
  return Math.min(OCTAVES * 4 - 1, Math.max(0, step))
}

/** Marks of a price: its doubling and its quarter of that. */
export function priceLexemes(price: number): string[] {
  const step = priceStep(price)
  return [`$o${step >> 2}`, `$q${step}`]
}

/** Marks that together hold a range of prices and a little more: whole doublings, quarters at the ends. */
export function priceRangeLexemes(from: number | null, to: number | null): string[] {
  const first = from === null ? 0 : priceStep(from, -1e-6)
  const last = to === null ? OCTAVES * 4 - 1 : priceStep(to, 1e-6)
  const marks: string[] = []
  for (let step = first; step <= last; ) {
    if (step % 4 === 0 && step + 3 <= last) {
      marks.push(`$o${step >> 2}`)
      step += 4
    } else marks.push(`$q${step++}`)
  }
  return marks
}

const SCORE_STEPS = 64
const scoreStep = (score: number) => Math.min(SCORE_STEPS - 1, Math.max(0, Math.floor(score * SCORE_STEPS)))
export const scoreLexeme = (score: number) => `!${scoreStep(score)}`

/** Marks that together hold a range of scores and a little more. */
export function scoreRangeLexemes(from: number, to: number): string[] {
  // A score loses its last digits in the database.
  const first = scoreStep(from - 1e-6)
  return Array.from({ length: scoreStep(to + 1e-6) - first + 1 }, (_, at) => `!${first + at}`)
}

/** Everything a document is found by, as the text of a tsvector: words with weight, marks without. */
export function documentTerms(
  product: IndexedProduct,
  marks: {
    productId: number
    /** Of all versions that are offered. */
    prices: readonly number[]
    score: number
    categoryIds: readonly number[]
    facets: readonly number[]
    /** Those of them that not all versions have. */
    partial: readonly number[]
  },
): string {
  const { a, b, c, d } = indexText(product)
  let position = 0
  const weighted = [
    [a, 'A'],
    [b, 'B'],
    [c, 'C'],
    [d, 'D'],
  ] as const
  const words = weighted.flatMap(([terms, weight]) =>
    terms.map((term) => {
      position = Math.min(position + 1, MAX_POSITION)
      return `${quote(term)}:${position}${weight}`
    }),
  )
  const levels = Array.from({ length: sampleLevel(marks.productId) + 1 }, (_, level) => sampleLexeme(level))
  const plain = [
    ...marks.facets.map(facetLexeme),
    ...marks.partial.map(partialLexeme),
    ...new Set(marks.categoryIds.map(categoryLexeme)),
    ...new Set(marks.prices.flatMap(priceLexemes)),
    scoreLexeme(marks.score),
    ...levels,
  ]
  return [...words, ...plain.map(quote)].join(' ')
}

/** The words of the title, as the text of a tsvector. */
export function titleTerms(product: IndexedProduct): string {
  return indexText(product)
    .a.map((term, at) => `${quote(term)}:${at + 1}A`)
    .join(' ')
}

/** A tsquery that asks for one lexeme of every group. */
export function allOf(groups: readonly (readonly string[])[]): string {
  return groups
    .map((group) => (group.length === 1 ? quote(group[0] ?? '') : `(${group.map(quote).join('|')})`))
    .join(' & ')
}

/** Tsqueries that together find what fits all groups of `always` and at most one of `open` not. */
export function allButOneOf(always: readonly (readonly string[])[], open: readonly (readonly string[])[]): string[] {
  return open.map((_, left) => allOf([...always, ...open.filter((_, at) => at !== left)]))
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}
