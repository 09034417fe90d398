import { indexText } from './rules/normalize.ts'

type IndexedProduct = Parameters<typeof indexText>[0]

/** Samples are nested: level 1 holds half of the listings, level 8 one of 256. */
export const MAX_LEVEL = 8
/** Positions of a tsvector end at 16383; a product has far fewer words. */
const MAX_POSITION = 16_000

/** How deep a product sits in the nested samples: the same for ever, and spread evenly. */
export function sampleLevel(productId: number): number {
  const slice = Math.imul(productId, 2_654_435_761) >>> 24
  let level = 0
  while (level < MAX_LEVEL && slice % 2 ** (level + 1) === 0) level++
  return level
}

export const facetLexeme = (id: number) => `#${id}`
export const categoryLexeme = (id: number) => `@${id}`
export const sampleLexeme = (level: number) => `%${level}`

/** Everything a listing is found by, as the text of a tsvector: words with weight, marks without. */
export function listingTerms(
  product: IndexedProduct,
  marks: { productId: number; categoryIds: readonly number[]; facets: readonly number[] },
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
    ...new Set(marks.categoryIds.map(categoryLexeme)),
    ...levels,
  ]
  return [...words, ...plain.map(quote)].join(' ')
}

/** A tsquery that asks for one lexeme of every group. */
export function allOf(groups: readonly (readonly string[])[]): string {
  return groups
    .map((group) => (group.length === 1 ? quote(group[0] ?? '') : `(${group.map(quote).join('|')})`))
    .join(' & ')
}

/** The same words where they stand in title, brand, codes or category. */
export function strongOf(words: readonly string[]): string {
  return words.map((word) => `${quote(word)}:AB`).join(' & ')
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}
