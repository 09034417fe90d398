import { foldText } from '../../../values/text-fold.ts'

/** More words of a search are left alone: the first say enough. */
const MOST_WORDS = 8

/**
 * What somebody typed as a search of a product's terms, or null for nothing: each word begins a word of the product, ends one of its
 * codes, or is its number (`#12`: nothing but its number).
 */
export function searchWords(typed: string): string | null {
  const folded = foldText(typed)
  const number = /^\s*#\s*([1-9]\d{0,8})\s*$/.exec(folded)?.[1]
  if (number) return `'#${number}'`
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0) return folded.trim() === '' ? null : NOTHING
  return words.slice(0, MOST_WORDS).map(oneWord).join(' & ')
}

/** No product has it: signs alone find nothing. */
const NOTHING = `'!'`

function oneWord(word: string): string {
  const part = word.slice(0, 60)
  const ways = [`'${part}':*`]
  if (/\d/.test(part) && part.length >= 3) ways.push(`'<${[...part].reverse().join('')}':*`)
  if (/^[1-9]\d{0,8}$/.test(part)) ways.push(`'#${part}'`)
  return `(${ways.join(' | ')})`
}
