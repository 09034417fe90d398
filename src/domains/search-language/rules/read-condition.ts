import type { Sort } from '../contract.ts'
import { CONDITION_WORDS } from './condition-words.ts'
import { PRODUCT_LINES } from './product-lines.ts'
import { NOT } from './refusal-keys.ts'
import { phraseAt, type Sentence, take, takeFilter } from './sentence.ts'

/** Finds state, grade, VAT and order: `używany`, `jak nowy`, `faktura VAT 23%`, `najtańszy`. */
export function readCondition(sentence: Sentence): void {
  for (let index = 0; index < sentence.tokens.length; index++) {
    const found = phraseAt(sentence, index, CONDITION_WORDS)
    if (!found) continue
    const { key, value } = found.hit
    if (key === 'grade' && sentence.vocabulary.readsAll && isBetweenGrades(sentence, found.to)) continue
    if (key !== 'sort') takeFilter(sentence, found.from, found.to, { key, op: 'in', values: [value] })
    else if (sentence.sort && sentence.sort.value !== value) continue
    else
      sentence.sort = {
        value: value as Sort,
        spans: [...(sentence.sort?.spans ?? []), take(sentence, found.from, found.to)],
      }
    index = found.to - 1
  }
}

/** Who wants it cheap wants it to work: broken things, the cheapest of all, are left out where nobody asks for them, and it is seen. */
export function refuseBroken(sentence: Sentence): void {
  const { sort, filters, vocabulary } = sentence
  const says = filters.some(({ key }) => key === 'state' || key === 'grade' || key === `${NOT}state`)
  if (sort?.value !== 'price' || says || vocabulary.readsAll) return
  const { spans } = sort
  const source = spans.map((span) => sentence.q.slice(...span)).join(' ')
  filters.push({ key: `${NOT}state`, op: 'in', values: ['damaged'], source, spans: [...spans] })
}

/** `klasa A-`, `klasa A/B`: less than it seems, and nobody says which. */
function isBetweenGrades({ q, tokens }: Sentence, to: number): boolean {
  return /^(?:[-–−](?![\p{L}\d])|\s?\/\s?[a-d](?![\p{L}\d]))/iu.test(q.slice(tokens[to - 1]?.end ?? q.length))
}

/** Keeps model lines as text (`iphone 12`, `nintendo switch`) and notes what kind of device they are. */
export function readLines(sentence: Sentence): void {
  for (let index = 0; index < sentence.tokens.length; index++) {
    const found = phraseAt(sentence, index, PRODUCT_LINES, 2)
    if (!found) continue
    sentence.family ||= found.hit
    let end = found.to
    const model = sentence.tokens[end]
    const isModel = model?.kind === 'number' || (model?.kind === 'code' && !sentence.compiled.options.has(model.text))
    if (found.hit && isModel && sentence.state[end] === 'free') end++
    for (let at = found.from; at < end; at++) sentence.state[at] = 'line'
    index = end - 1
  }
}
