import { accessoryForms } from './accessory-forms.ts'
import { BATTERY_WORDS, RAM_ROLE, SMALLEST_SSD, STORAGE_ROLE } from './attribute-words.ts'
import { FOR_WORDS, WITH_WORDS } from './function-words.ts'
import { refusalBefore } from './negation.ts'
import { freeWord, phraseAt, type Sentence, takeFilter } from './sentence.ts'
import type { CategoryHit } from './vocabulary.ts'

type Found = { hit: CategoryHit; from: number; to: number }
const COMPUTER_WORDS = /^(i[3579]|ryzen|celeron|pentium|athlon)$/

/** Finds the category that is looked for, and whether it is a thing for a device: `torba na laptopa` is no laptop. */
export function readCategory(sentence: Sentence): void {
  const found = occurrences(sentence)
  const heads = found.filter(
    ({ hit, from }) =>
      !isFor(sentence, from) && !isWith(sentence, from) && !(hit.kind === 'accessory' && isFeature(sentence, from)),
  )
  const accessories = heads.filter((one) => one.hit.kind === 'accessory')
  const plain = sentence.tokens.some(
    (_, index) =>
      accessoryForms.has(freeWord(sentence, index)) &&
      refusalBefore(sentence, index) === null &&
      !found.some((one) => one.from <= index && index < one.to) &&
      !isWith(sentence, index) &&
      !isFeature(sentence, index),
  )
  const devices = heads.filter((one) => one.hit.kind === 'device')
  const detached = devices.some((device) => accessories.every((one) => one.from > device.to))
  if (plain || (accessories.length > 0 && !detached)) sentence.accessory = true
  const computer = mentionsComputer(sentence)
  const chosen = plain
    ? null
    : choose(sentence, sentence.accessory ? accessories : devices.length ? devices : heads, computer)
  if (chosen) {
    for (const one of heads)
      if (isSameOrAbove(sentence, one.hit, chosen))
        takeFilter(sentence, one.from, one.to, { key: 'category', op: 'in', values: [chosen.slug] })
    if (chosen.kind !== 'device' && chosen.slug !== 'parts') takeDevices(sentence, found, chosen)
    sentence.family = chosen.family
    sentence.scope = sentence.compiled.related(chosen.slug)
  } else if (sentence.family) sentence.scope = sentence.compiled.related(sentence.family)
  else if (computer) sentence.family = 'computer'
}

/** The thing is known to be of a category: words for that, those above and below say no more, others name what is about it. */
export function readWithin(sentence: Sentence, slug: string): void {
  sentence.scope = sentence.compiled.related(slug)
  sentence.family = sentence.compiled.familyOf(slug) || sentence.family
  for (const { hit, from, to } of occurrences(sentence))
    if (sentence.scope?.has(hit.id)) takeFilter(sentence, from, to, { key: 'category', op: 'in', values: [slug] })
}

/** `klawiatura do laptopa`: what it is for in general says no more than the category; a model (`do thinkpad`) does. */
function takeDevices(sentence: Sentence, found: readonly Found[], chosen: CategoryHit): void {
  for (const { hit, from, to } of found)
    if (hit.kind === 'device' && FOR_WORDS.has(freeWord(sentence, from - 1)))
      takeFilter(sentence, from - 1, to, { key: 'category', op: 'in', values: [chosen.slug] })
}

function occurrences(sentence: Sentence): Found[] {
  const found: Found[] = []
  for (let index = 0; index < sentence.tokens.length; index++) {
    const phrase = phraseAt(sentence, index, sentence.compiled.categories) ?? memoryAt(sentence, index)
    if (!phrase) continue
    if (refusalBefore(sentence, index) === null) found.push(phrase)
    index = phrase.to - 1
  }
  return found
}

/** `pamięć 16 GB DDR4 do laptopa`: what stands between keeps it from being one phrase. */
function memoryAt(sentence: Sentence, index: number): Found | null {
  const isNamed = index === 0 && /^pamieci?$/.test(freeWord(sentence, index))
  const isModule = isNamed && sentence.tokens.some(({ text }) => /^(?:lp)?ddr\d|dimm$/.test(text))
  const hit = isModule ? sentence.compiled.categories.get('pamiec ram') : undefined
  return hit ? { hit, from: index, to: index + 1 } : null
}

/** The one category all heads agree on; a component beside a model line or processor is a feature, not the thing. */
function choose(sentence: Sentence, heads: Found[], computer: boolean): CategoryHit | null {
  const hits = heads.map((one) => one.hit)
  const deepest = hits.find((hit) => hits.every((other) => isSameOrAbove(sentence, other, hit)))
  if (!deepest) return null
  return deepest.kind === 'component' && deepest.family !== 'ram' && (sentence.family || computer) ? null : deepest
}

/** A processor, gigabytes of RAM, or an SSD too small to be sold alone. */
function mentionsComputer({ tokens }: Sentence): boolean {
  if (tokens.some((token) => COMPUTER_WORDS.test(token.text))) return true
  const beside = (index: number) =>
    [tokens[index - 1], tokens[index + 1]].some((token) => RAM_ROLE.has(token?.text ?? ''))
  if (tokens.some((token, index) => token.value > 0 && beside(index))) return true
  const small = tokens.some((token) => token.unit === 'gb' && token.value <= SMALLEST_SSD)
  return small && tokens.some((token) => STORAGE_ROLE.has(token.text))
}

function isSameOrAbove(sentence: Sentence, upper: CategoryHit, lower: CategoryHit): boolean {
  if (upper.id === lower.id) return true
  const byId = new Map(sentence.vocabulary.categories.map((category) => [category.id, category.parentId]))
  let at = byId.get(lower.id) ?? null
  for (let step = 0; at !== null && step < 10; step++) {
    if (at === upper.id) return true
    at = byId.get(at) ?? null
  }
  return false
}

/** `do laptopa`, `do używanego laptopa`: something else stands before. */
function isFor(sentence: Sentence, index: number): boolean {
  const before =
    sentence.state[index - 1] === 'free' &&
    !FOR_WORDS.has(freeWord(sentence, index - 1)) &&
    !isBrand(sentence, index - 1)
      ? -1
      : index - 1
  const at = sentence.state[before] === 'taken' || isBrand(sentence, before) ? before - 1 : before
  return at > 0 && FOR_WORDS.has(freeWord(sentence, at))
}

const isBrand = (sentence: Sentence, index: number) => sentence.compiled.brands.has(freeWord(sentence, index))

function isWith(sentence: Sentence, index: number): boolean {
  return [1, 2].some(
    (back) =>
      WITH_WORDS.has(freeWord(sentence, index - back)) || (back === 1 && sentence.tokens[index]?.gap.includes('+')),
  )
}

/** `bateria 90%`, `klawiatura qwertz` tell about the device. */
function isFeature(sentence: Sentence, index: number): boolean {
  const near = [-2, -1, 1, 2, 3].map((step) => sentence.tokens[index + step])
  if (BATTERY_WORDS.has(freeWord(sentence, index)))
    return near.some((token) => token?.unit === 'pct' || /^(health|kondycja|stan|zustand)$/.test(token?.text ?? ''))
  return (
    near.some((token) => /^(qwert|azert)/.test(token?.text ?? '')) ||
    (sentence.family !== '' && isLayout(sentence, index))
  )
}

/** `ThinkPad X1 deutsche Tastatur`: the keyboard of that device. */
function isLayout(sentence: Sentence, index: number): boolean {
  return [index, index - 1].some((at) => {
    const phrase = phraseAt(sentence, at, sentence.compiled.options)
    return phrase !== null && phrase.to > index && phrase.hit.some(({ key }) => key === 'keyboard_layout')
  })
}
