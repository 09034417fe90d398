import { STOP_WORDS } from './function-words.ts'
import { indexTerms } from './normalize.ts'
import { tokenize } from './tokenize.ts'

export { isMadeForDevices } from './accessory-forms.ts'
export { isProductLine } from './product-lines.ts'

/** Whether a word says nothing by itself: `do`, `with`. */
export const isFiller = (word: string): boolean => tokenize(word).every(({ text }) => STOP_WORDS.has(text))

/** Whether titles of a thing, in whatever languages, bear all of these lexemes. */
export function isNamedBy(words: readonly string[], titles: readonly (string | undefined)[]): boolean {
  const terms = new Set(titles.flatMap((title) => (title ? indexTerms(title) : [])))
  return words.every((word) => terms.has(word))
}
