import { NEEDS, type Need } from './needs.ts'
import { refusalBefore } from './negation.ts'
import { applies, freeWord, phraseAt, type SearchFilter, type Sentence, take, takeFilter } from './sentence.ts'
import { phraseKey } from './vocabulary.ts'

const PHRASES: ReadonlyMap<string, Need> = new Map(
  Object.values(NEEDS).flatMap((need) => need.words.split(', ').map((words) => [phraseKey(words), need] as const)),
)

const COMPARING = new Set(['niz', 'od', 'than', 'als'])

/** Finds what a thing is wanted for (`na studia`, `for video editing`, `lekki`). What the goods in question cannot tell stays text. */
export function readNeeds(sentence: Sentence): void {
  if (sentence.accessory) return
  for (let index = 0; index < sentence.tokens.length; index++) {
    const found = phraseAt(sentence, index, PHRASES)
    // `leichter als 1,5 kg` compares.
    if (!found || refusalBefore(sentence, found.from) !== null || COMPARING.has(freeWord(sentence, found.to))) continue
    const { slug } = found.hit
    const related = slug && !sentence.scope && !sentence.family ? sentence.compiled.related(slug) : null
    if (related) sentence.scope = related
    const wishes = found.hit.wishes.flatMap((wish) => asFilter(sentence, wish))
    if (wishes.length === 0) continue
    if (related && slug) takeFilter(sentence, found.from, found.to, { key: 'category', op: 'in', values: [slug] })
    const span = take(sentence, found.from, found.to)
    sentence.needs.push({ source: sentence.q.slice(...span), span, wishes })
    index = found.to - 1
  }
}

function asFilter(sentence: Sentence, { key, from, to, values }: Need['wishes'][number]): SearchFilter[] {
  if (key === 'grade') return values ? [{ key, op: 'in', values: [...values] }] : []
  if (!applies(sentence, key)) return []
  if (!values) return [{ key, op: 'range', ...(from !== undefined && { from }), ...(to !== undefined && { to }) }]
  const known = sentence.compiled.attributes.get(key)?.values
  const some = values.filter((value) => [...(known?.values() ?? [])].includes(value))
  return some.length > 0 ? [{ key, op: 'in', values: some }] : []
}
