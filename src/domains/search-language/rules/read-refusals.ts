import { STOP_WORDS } from './function-words.ts'
import { COMPARATIVES, isNegator, REFUSED_FLAWS, refusalBefore } from './negation.ts'
import { queryTerms } from './normalize.ts'
import { REFUSED_TEXT } from './refusal-keys.ts'
import { phraseAt, type Sentence, takeFilter } from './sentence.ts'

/** Flaws that a thing should be without: before the state itself is read, so that `bez uszkodzeń` never asks for damaged goods. */
export function readRefusedFlaws(sentence: Sentence): void {
  for (const [index, { text }] of sentence.tokens.entries()) {
    const flaw = REFUSED_FLAWS.get(text)
    if (!flaw || sentence.state[index] !== 'free' || refusalBefore(sentence, index) === null) continue
    takeFilter(sentence, index, index + 1, { key: flaw.key, op: 'in', values: flaw.values })
  }
}

/** What is refused and is no filter is refused as words of the title: `laptop nie thinkpad`. Read last. */
export function readRefusedWords(sentence: Sentence): void {
  for (let index = 0; index < sentence.tokens.length; index++) {
    const token = sentence.tokens[index]
    if (!token || sentence.state[index] === 'taken' || isNegator(sentence, token.text)) continue
    if (STOP_WORDS.has(token.text) || COMPARATIVES.has(token.text)) continue
    if (refusalBefore(sentence, index) === null) continue
    const to = endOf(sentence, index)
    const words = queryTerms(sentence.q.slice(token.start, sentence.tokens[to - 1]?.end)).join(' ')
    if (words) takeFilter(sentence, index, to, { key: REFUSED_TEXT, op: 'in', values: [words] })
    index = to - 1
  }
}

/** A name of a thing (`karty graficznej`) or a model with its number is refused as a whole, else one word. */
function endOf(sentence: Sentence, index: number): number {
  const phrase = phraseAt(sentence, index, sentence.compiled.categories)
  if (phrase) return phrase.to
  let to = index + 1
  while (sentence.state[index] === 'line' && sentence.state[to] === 'line') to++
  return to
}
