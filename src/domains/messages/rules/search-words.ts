import { foldText } from '../../../values/text-fold.ts'

const SHORTEST = 2
const MOST_WORDS = 6

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** What of a message is searched: its words, folded. */
export const searchText = (words: string): string => wordsOf(words).join(' ')

/** A query for `to_tsquery`: messages in which each of the words begins some word; undefined where nothing is left to look for. */
export function searchQuery(asked: string): string | undefined {
  const words = wordsOf(asked.slice(0, 200))
    .filter((word) => word.length >= SHORTEST)
    .slice(0, MOST_WORDS)
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : undefined
}
