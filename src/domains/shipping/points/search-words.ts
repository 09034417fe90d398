import { foldText } from '../../../values/text-fold.ts'

/** What somebody typed, as the lists of points are searched for it. */
export type PointWords = {
  /** Begins a code. */
  code: string
  /** Begins a post code. */
  postCode: string
  /** Begins a town. */
  town: string
  /** Patterns that all have to fit, the longest first; null: too short to be looked for within texts. */
  within: readonly [string, string, string, string] | null
}

const MOST_WORDS = 4
/** Behind all that begins alike, as bytes are compared. */
export const LAST = '\u{10ffff}'

/** Takes apart what was typed: diacritics and signs between words do not count, and a post code may lack its dash. Undefined: too short. */
export function pointWords(typed: string): PointWords | undefined {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text.length < 2) return undefined
  const folded = foldText(text).replace(/\b(\d{2}) ?(\d{3})\b(?!\d)/g, '$1-$2')
  const words = (folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS)
  if (words.length === 0) return undefined
  const isLong = (words[0]?.length ?? 0) >= 3
  const [first = '%', second = '%', third = '%', fourth = '%'] = words.map((word) => `%${word}%`)
  return {
    code: text.toUpperCase(),
    postCode: folded,
    town: folded,
    within: isLong ? [first, second, third, fourth] : null,
  }
}
