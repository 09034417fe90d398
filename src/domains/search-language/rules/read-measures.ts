import { warrantyStepFor } from '../../../values/warranty-steps.ts'
import { BATTERY_WORDS, MEASURE_KEYS, POE_WORDS, PORT_KINDS, PORT_WORDS, WARRANTY_WORDS } from './attribute-words.ts'
import { AND_WORDS, type Bound, boundBefore } from './compare-words.ts'
import { gigabytesOf, isBareMemory, type Memory, memoryPair, readMemory } from './read-memory.ts'
import { applies, freeWord, type SearchFilter, type Sentence, takeFilter } from './sentence.ts'
import type { Token } from './tokens.ts'

const SCREENS = new Set([
  10.1, 10.2, 10.3, 10.4, 10.5, 10.9, 11.6, 12.1, 12.3, 12.4, 12.5, 12.9, 13.3, 13.5, 13.6, 13.8, 14.1, 14.5, 15.4,
  15.6, 16.1, 17.3, 21.5, 23.6, 23.8, 24.1, 31.5,
])
const SCREEN_FAMILIES = new Set(['laptops', 'tablets', 'monitors', 'parts'])

/** Finds quantities: memory, screen, refresh rate, battery, warranty, weight. */
export function readMeasures(sentence: Sentence): void {
  const used = new Set<number>()
  for (let index = 0; index < sentence.tokens.length; index++) {
    if (sentence.state[index] !== 'free' || Number.isNaN(sentence.tokens[index]?.value)) continue
    if (isOneOfSeveral(sentence, index)) continue
    const pair = memoryPair(sentence, index)
    if (pair) {
      for (const part of pair) put(sentence, part.key, part.index, part.index + 1, exact([part.value]))
      continue
    }
    const reading = read(sentence, index, used)
    if (reading?.key === WARRANTY) takeWarranty(sentence, reading)
    else if (reading) place(sentence, index, reading)
  }
  for (let index = 0; index < sentence.tokens.length; index++)
    if (WARRANTY_WORDS.has(freeWord(sentence, index))) put(sentence, WARRANTY, index, index + 1, exact([ANY_WARRANTY]))
}

const WARRANTY = 'warranty'
/** `z gwarancją`: of any length. */
const ANY_WARRANTY = 1

/** At least so many months, whether or not `co najmniej` stands before. */
function takeWarranty(sentence: Sentence, { from, to, filter }: Reading): void {
  const before = boundBefore(sentence, from)
  put(sentence, WARRANTY, before?.bound === 'from' ? before.from : from, to, filter)
}

/** `2 x 8 GB`: what one piece of a kit has, where a title tells of the kit. */
const isOneOfSeveral = ({ tokens, vocabulary }: Sentence, index: number): boolean =>
  vocabulary.readsAll === true &&
  tokens[index]?.unit !== null &&
  ((tokens[index - 1]?.text === 'x' && tokens[index - 2]?.kind === 'number') || /[×*]/.test(tokens[index]?.gap ?? ''))

/** What a quantity means: the attribute, its value, and the tokens that belong to it. */
type Reading = { key: string; value: number; from: number; to: number; filter: SearchFilter }

function read(sentence: Sentence, index: number, used: Set<number>): Reading | null {
  const token = sentence.tokens[index]
  if (!token) return null
  const { value } = token
  const key = (keys: readonly string[]) => keys.find((one) => applies(sentence, one)) ?? null
  const make = (
    found: string | null,
    filter: Omit<SearchFilter, 'key'>,
    from = index,
    to = index + 1,
  ): Reading | null => (found && value > 0 ? { key: found, value, from, to, filter: { key: found, ...filter } } : null)
  if (token.unit === 'gb' || token.unit === 'tb' || isBareMemory(sentence, index)) {
    const memory: Memory | null = readMemory(sentence, index, used)
    return memory ? { ...memory, filter: { key: memory.key, ...size(token, memory.value) } } : null
  }
  if (token.unit === 'in' || (!token.unit && SCREENS.has(value) && SCREEN_FAMILIES.has(sentence.family)))
    return make(key(MEASURE_KEYS.in), screen(value, sentence))
  if (
    token.unit === null &&
    PORT_WORDS.has(freeWord(sentence, index + 1)) &&
    !PORT_KINDS.has(freeWord(sentence, index + 2))
  )
    return make(key(MEASURE_KEYS.ports), exact([value]), index, index + 2)
  if (token.unit === 'w') {
    const words = near(sentence, index, POE_WORDS, 2, 1)
    return words && make(key(MEASURE_KEYS.poe), exact([value]), ...words)
  }
  if (token.unit === 'hz') return make(key(MEASURE_KEYS.hz), exact([value]))
  if (token.unit === 'mp') return make(key(MEASURE_KEYS.mp), exact([value]))
  if (token.unit === 'kg') return boundBefore(sentence, index) ? make(key(MEASURE_KEYS.kg), exact([value])) : null
  if (token.unit === 'pct' || (!token.unit && value >= 50 && value <= 100)) {
    const words = near(sentence, index, BATTERY_WORDS, token.unit ? 3 : 2, token.unit ? 2 : 0)
    return words && value <= 100 ? make(key(MEASURE_KEYS.pct), { op: 'range', from: value }, ...words) : null
  }
  if (token.unit === 'mo' || token.unit === 'yr') {
    const months = token.unit === 'yr' ? value * 12 : value
    const words = near(sentence, index, WARRANTY_WORDS, 2, 2)
    return words ? make(WARRANTY, exact([warrantyStepFor(months)]), ...words) : null
  }
  return null
}

/** The tokens from the farthest naming word before to the farthest after, with what lies between. */
function near(
  sentence: Sentence,
  index: number,
  words: ReadonlySet<string>,
  before: number,
  after: number,
): [number, number] | null {
  let [from, to] = [index, index + 1]
  for (let step = 1; step <= before && freeWord(sentence, index - step); step++)
    if (words.has(freeWord(sentence, index - step))) from = index - step
  for (let step = 1; step <= after && freeWord(sentence, index + step); step++)
    if (words.has(freeWord(sentence, index + step))) to = index + step + 1
  return from === index && to === index + 1 ? null : [from, to]
}

function place(sentence: Sentence, index: number, reading: Reading): void {
  const { key, value } = reading
  const before = boundBefore(sentence, reading.from)
  const from = before && before.bound !== 'about' ? before.from : reading.from
  const plus = sentence.q[sentence.tokens[index]?.end ?? 0] === '+'
  const first = startOfRange(sentence, reading.from)
  if (reading.filter.op === 'range' && reading.filter.to === undefined && !before)
    put(sentence, key, from, reading.to, reading.filter)
  else if (first)
    put(sentence, key, first.from, reading.to, {
      op: 'range',
      from: Math.min(first.value, value),
      to: Math.max(first.value, value),
    })
  else if (before?.bound === 'about') put(sentence, key, before.from, reading.to, reading.filter)
  else if (before || plus) put(sentence, key, from, reading.to, bounded(before?.bound ?? 'from', value))
  else put(sentence, key, reading.from, reading.to, reading.filter)
}

/** `13-15 cali`, `od 13 do 15 cali`, `8 GB do 16 GB`: the number before. */
function startOfRange(sentence: Sentence, index: number): { from: number; value: number } | null {
  const dash = /^\s?[-–—]\s?$/.test(sentence.tokens[index]?.gap ?? '')
  const at = dash ? index - 1 : AND_WORDS.has(freeWord(sentence, index - 1)) ? index - 2 : -1
  const token = sentence.tokens[at]
  if (!token || sentence.state[at] !== 'free' || Number.isNaN(token.value)) return null
  if (token.unit !== null && token.unit !== sentence.tokens[index]?.unit) return null
  const before = boundBefore(sentence, at)
  const unit = sentence.tokens[index]?.unit ?? null
  const value = unit === 'tb' ? gigabytesOf(token, unit) : token.value
  return { from: before?.bound === 'from' ? before.from : at, value }
}

function bounded(bound: Bound, value: number): Omit<SearchFilter, 'key'> {
  return bound === 'to' ? { op: 'range', to: value } : { op: 'range', from: value }
}

/** Screens that are called by the nearest inch: 23,8 is a 24, 31,5 a 32. */
const ROUNDED_FAMILIES = new Set(['monitors', 'tv'])

/** `15 cali` is any fifteen-inch laptop, `24 cale` any monitor of nearly so much, `15,6` that one. */
function screen(value: number, { family, vocabulary }: Sentence): Omit<SearchFilter, 'key'> {
  // A title means what it says.
  if (!Number.isInteger(value) || vocabulary.readsAll) return exact([value])
  return ROUNDED_FAMILIES.has(family)
    ? { op: 'range', from: value - 0.5, to: value + 0.4 }
    : { op: 'range', from: value, to: value + 0.9 }
}

/** Half a terabyte is a disk of 500 or of 512 GB, a quarter one of 250 or 256. */
function size(token: Pick<Token, 'value' | 'unit'>, gigabytes: number): Omit<SearchFilter, 'key'> {
  const isPart = token.unit === 'tb' && token.value < 1
  return isPart ? { op: 'range', from: token.value * 1000, to: token.value * 1024 } : exact([gigabytes])
}

function exact(values: number[]): Omit<SearchFilter, 'key'> {
  return { op: 'in', values: values.map(String) }
}

function put(sentence: Sentence, key: string, from: number, to: number, filter: Omit<SearchFilter, 'key'>): void {
  takeFilter(sentence, from, to, { key, ...filter })
}
