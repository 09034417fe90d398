import { ACCESSORY_WORDS } from './accessory-words.ts'
import { OPTION_WORDS } from './attribute-words.ts'
import { CATEGORY_WORDS } from './category-words.ts'
import { CONDITION_WORDS } from './condition-words.ts'
import { soundOf } from './edit-distance.ts'
import { KNOWN_BRANDS } from './known-brands.ts'
import { NEEDS } from './needs.ts'
import { PRODUCT_LINES } from './product-lines.ts'
import type { Span } from './sentence.ts'
import { type Candidate, correctText, spellWords } from './spelling.ts'

const SHORTEST = 4
/** A word that goods have is meant rather than one that only this list has. */
const RARE = 0.5

/** Words of the trade, whether or not goods have them: what a search may be respelt to. */
const BOOK: readonly Candidate[] = [
  ...new Set(
    [
      ...ACCESSORY_WORDS.flat(),
      ...OPTION_WORDS.flatMap(({ words }) => words.split(', ')),
      ...CATEGORY_WORDS.flatMap(({ words }) => words.split(', ')),
      ...CONDITION_WORDS.keys(),
      ...KNOWN_BRANDS.keys(),
      ...PRODUCT_LINES.keys(),
      ...Object.values(NEEDS).flatMap(({ words }) => words.split(', ')),
    ].flatMap((phrase) => phrase.split(' ')),
  ),
]
  .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word))
  .map((word) => ({ word, frequency: RARE }))

/** By the first letter, as it is written and as it sounds: whoever misspells a word seldom misses that. */
const byLetter = new Map<string, Candidate[]>()
for (const one of BOOK)
  for (const letter of new Set([one.word[0] ?? '', soundOf(one.word)[0] ?? '']))
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), one])

const nearTo = (word: string): readonly Candidate[] =>
  [...new Set([word[0] ?? '', soundOf(word)[0] ?? ''])].flatMap((letter) => byLetter.get(letter) ?? [])

export const spelling = {
  /** Words of a sentence that may be misspelt. */
  wordsOf: spellWords,
  /** The sentence with words that goods have, or that people of the trade use; null when there is nothing to mend. `kept`: places left alone. */
  respell: (text: string, candidates: readonly Candidate[], kept: readonly Span[] = []): string | null =>
    correctText(text, candidates, kept, nearTo),
}
