import { DISK_SIZES, TYPE_WORDS } from './attribute-words.ts'
import { FOR_WORDS } from './function-words.ts'
import { applies, freeWord, phraseAt, type Sentence, takeFilter } from './sentence.ts'
import type { OptionHit } from './vocabulary.ts'
import { lexemeOf } from './word-forms.ts'

const DISK_WORDS = new Set(['dysk', 'dysku', 'dyskiem', 'drive', 'disk', 'festplatte', 'panel'])

/** Finds values of choices and yes/no attributes (`ssd`, `czarny`, `i5`, `dotykowy`) where the kind of product is known. */
export function readOptions(sentence: Sentence): void {
  if (!sentence.scope && sentence.family !== 'computer') return
  for (let index = 0; index < sentence.tokens.length; index++) {
    const found = phraseAt(sentence, index, sentence.compiled.options, 5)
    if (!found) continue
    const hits = found.hit.filter((hit) => applies(sentence, hit.key))
    const hit = hits[0]
    if (!hit || hits.length > 1 || (hit.key === 'cpu_family' && isModel(sentence, found.to))) {
      // A processor with its number is one name: `i5 8250u`.
      if (hit?.key === 'cpu_family') index = found.to
      continue
    }
    takeOption(sentence, found.from, found.to, hit)
    index = found.to - 1
  }
}

function takeOption(sentence: Sentence, start: number, to: number, hit: OptionHit): void {
  let from = start
  const { values } = hit
  const word = freeWord(sentence, from)
  if (TYPE_WORDS.has(word) && DISK_WORDS.has(freeWord(sentence, from - 1))) from--
  let end = to
  if (TYPE_WORDS.has(word) && DISK_WORDS.has(freeWord(sentence, end))) end++
  if (hit.key === 'ram_type' && freeWord(sentence, end) === 'ram') end++
  takeFilter(sentence, from, end, { key: hit.key, op: 'in', values })
}

/** A model number follows the processor's family. */
function isModel(sentence: Sentence, index: number): boolean {
  const at = ['pro', 'vpro', 'ultra'].includes(freeWord(sentence, index)) ? index + 1 : index
  const token = sentence.tokens[at]
  if (!token || sentence.state[at] !== 'free' || token.kind === 'measure' || DISK_SIZES.has(token.value)) return false
  return /^\d{3,5}/.test(token.text)
}

/** Finds brands the market has; `zasilacz do dell` keeps the brand as text: another maker's one fits as well. */
export function readBrands(sentence: Sentence): void {
  for (let index = 0; index < sentence.tokens.length; index++) {
    const found = [3, 2, 1]
      .map((length) => ({ length, value: brandAt(sentence, index, length) }))
      .find((one) => one.value)
    if (!found?.value) continue
    const to = index + found.length
    const isFor = sentence.accessory && FOR_WORDS.has(freeWord(sentence, index - 1))
    if (!isFor) {
      const joined =
        /^(lub|albo|or|oder|und|and|i)$/.test(freeWord(sentence, index - 1)) &&
        sentence.state[index - 2] === 'taken' &&
        !sentence.refused.has(index - 2)
      takeFilter(sentence, joined ? index - 1 : index, to, { key: 'brand', op: 'in', values: [found.value] })
    }
    index = to - 1
  }
}

function brandAt({ tokens, state, compiled }: Sentence, index: number, length: number): string | undefined {
  const parts = tokens.slice(index, index + length)
  if (parts.length < length || parts.some((_, at) => state[index + at] === 'taken')) return undefined
  const [only] = parts
  const bent = only && length === 1 ? compiled.brands.get(lexemeOf(only.text)) : undefined
  return compiled.brands.get(parts.map((part) => part.text).join('')) ?? bent
}
