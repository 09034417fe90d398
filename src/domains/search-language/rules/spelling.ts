import { editDistance } from './edit-distance.ts'
import { STOP_WORDS } from './function-words.ts'
import type { Span } from './sentence.ts'
import { foldWord } from './tokens.ts'

/** A word of the index and how many products have it. */
export type Candidate = { word: string; frequency: number }

const FIRST_LETTER = 0.3

/** How far a word may be from what was meant. Codes and numbers hardly: `t480` is not a misspelt `t490`. */
function limitOf(word: string): number {
  if (/\d/.test(word)) return word.length >= 5 ? 1 : 0
  if (word.length <= 3) return 0
  return word.length <= 4 ? 1 : word.length <= 7 ? 1.6 : 2.2
}

/** The nearest candidate, the more frequent one when equally near; null when the word is known, or nothing is near. */
export function correctWord(word: string, candidates: readonly Candidate[]): string | null {
  const folded = foldWord(word)
  const limit = limitOf(folded)
  if (limit === 0 || STOP_WORDS.has(folded) || candidates.some((one) => one.word === folded)) return null
  let best: { word: string; cost: number; frequency: number } | null = null
  for (const candidate of candidates) {
    // A code is never made of a word nor a word of a code.
    if (/\d/.test(candidate.word) !== /\d/.test(folded) || candidate.frequency <= 0) continue
    const cost = editDistance(folded, candidate.word, limit) + (folded[0] === candidate.word[0] ? 0 : FIRST_LETTER)
    if (cost > limit) continue
    if (!best || cost < best.cost || (cost === best.cost && candidate.frequency > best.frequency))
      best = { ...candidate, cost }
  }
  return best?.word ?? null
}

/** Words with the misspelt ones replaced; `candidates` are words near any of them and the known ones among them. */
export function correct(
  words: readonly string[],
  candidates: readonly Candidate[],
): { words: string[]; changed: boolean } {
  const corrected = words.map((word) => correctWord(word, candidates) ?? word)
  return { words: corrected, changed: corrected.some((word, index) => word !== words[index]) }
}

/** Folded words of a text that spelling may look at, as they are written (no synonyms). */
export function spellWords(text: string): string[] {
  return [...new Set([...text.matchAll(WORD)].map(([word]) => foldWord(word)))].filter(
    (word) => limitOf(word) > 0 && !STOP_WORDS.has(word),
  )
}

/** Words of a sentence that are looked at: each is compared with hundreds of others, on the thread that answers. */
const MOST_CORRECTED = 8

/**
 * The text with misspelt words replaced and all else untouched, for "did you mean"; null when there is nothing to mend. `kept`: places left alone;
 * `more`: further candidates for a folded word.
 */
export function correctText(
  text: string,
  candidates: readonly Candidate[],
  kept: readonly Span[] = [],
  more: (word: string) => readonly Candidate[] = () => [],
): string | null {
  const isKept = (at: number) => kept.some(([start, end]) => start <= at && at < end)
  let left = MOST_CORRECTED
  const mended = text.replace(WORD, (word, at: number) => {
    const folded = foldWord(word)
    if (isKept(at) || limitOf(folded) === 0 || STOP_WORDS.has(folded) || left-- <= 0) return word
    return correctWord(word, [...candidates, ...more(folded)]) ?? word
  })
  return mended === text ? null : mended
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
