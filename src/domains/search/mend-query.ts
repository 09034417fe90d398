import type { Deps } from '../../platform/deps.ts'
import {
  mergeFilters,
  NOT,
  queryTerms,
  type SearchFilter,
  spelling,
  type TextFilter,
  wordKinds,
} from '../search-language/index.ts'
import { toConditions } from './conditions.ts'
import type { ProductCard } from './contract.ts'
import { countHitsUpTo } from './count-hits.ts'
import { findPage } from './find-page.ts'
import type { Found } from './found.ts'
import { frequenciesOf } from './frequencies.ts'
import { importanceOf } from './importance.ts'
import type { Knowledge, RequestMemory } from './memory.ts'
import type { Request } from './read-request.ts'
import { findSimilarWords } from './store/words.ts'

export type Mended = {
  request: Request
  found: Found
  didYouMean: { text: string; applied: boolean } | null
  droppedWords: string[]
}

/** So few results make a better spelling worth mentioning. */
const FEW = 3
/** A word this rare next to one so much more frequent is probably misspelt by a seller. */
const RARE = 2
const MUCH_MORE = 20
const MOST_WORDS = 12
/** Fewer conditions that are tried. */
const MOST_WAYS = 12

/** What else a text could mean: another spelling when that finds more; when nothing is found, fewer of the read conditions, then fewer words. */
export async function mendQuery(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
  found: Found,
): Promise<Mended | null> {
  const { total } = found.counts
  if (total > FEW) return null
  const literal = total === 0 ? await takeLiterally(deps, memory, known, request) : null
  if (literal) return literal
  const spelt = await respell(deps, memory, known, request, total)
  if (spelt && (total === 0 || spelt.found.counts.total > MUCH_MORE * total)) {
    if (total === 0) return spelt
    return { request, found, didYouMean: { text: spelt.didYouMean?.text ?? '', applied: false }, droppedWords: [] }
  }
  if (total > 0) return null
  return (await relaxFilters(deps, memory, known, request)) ?? dropWords(deps, memory, known, request)
}

/** The words as words, when the filters read from them found nothing: `switch oled` is a name. */
async function takeLiterally(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
): Promise<Mended | null> {
  const read = request.filters.filter((filter) => 'spans' in filter)
  const refusing = read.filter(({ key }) => key.startsWith(NOT))
  if (read.length === refusing.length || isForDevice(request)) return null
  const text = request.literal
  const filters = mergeFilters(request.chosen, refusing)
  const plain = { ...request, unreadCurrencies: [], filters, text, words: queryTerms(text) }
  const found = await findPage(deps, memory, known, plain, toConditions(plain.words, plain.filters, known).conditions)
  // Titles that bear all of it; anywhere else the words meet by chance.
  return found.page.cards.some((card) => {
    const { title, titles } = JSON.parse(card) as ProductCard
    return wordKinds.isNamedBy(plain.words, [title, ...Object.values(titles ?? {})])
  })
    ? { request: plain, found, didYouMean: null, droppedWords: [] }
    : null
}

async function respell(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
  total: number,
): Promise<Mended | null> {
  const q = request.address.q ?? ''
  const words = spelling.wordsOf(q).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  const similar = await findSimilarWords(deps.db, words)
  const typed = new Set(words)
  // A code that exists is what was meant, however rare.
  const candidates = similar.filter(
    ({ word, frequency }) => !typed.has(word) || frequency > RARE || total === 0 || /\d/.test(word),
  )
  // What is refused is meant as it stands: another spelling would refuse something else.
  const refused = request.filters.flatMap((one) => (one.key.startsWith(NOT) && 'spans' in one ? one.spans : []))
  const text = spelling.respell(q, candidates, refused)
  if (!text) return null
  const again = reread(request, text)
  const next = await findPage(
    deps,
    memory,
    known,
    again,
    toConditions(again.words, again.filters, known, again.needs).conditions,
  )
  if (next.counts.total === 0) return null
  return { request: again, found: next, didYouMean: { text, applied: true }, droppedWords: [] }
}

/** The request with another text typed. */
function reread(request: Request, q: string): Request {
  const understood = request.reread(q)
  return {
    ...request,
    address: { ...request.address, q },
    filters: mergeFilters(request.chosen, understood.filters),
    text: understood.text,
    words: understood.terms,
    needs: understood.needs,
    sort: (request.address.sort as Request['sort'] | undefined) ?? understood.sort ?? 'relevance',
  }
}

/** Leaves out conditions that were read from the words, the least important first and as few as possible; the words stay. */
async function relaxFilters(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
): Promise<Mended | null> {
  const read = request.filters.filter((one): one is TextFilter => 'spans' in one && !one.key.startsWith(NOT))
  const order = read.toSorted((a, b) => importanceOf(a.key) - importanceOf(b.key))
  const last = order.filter(({ key }) => key !== 'category')
  const ways = [...last.map((one) => [one]), ...last.slice(1).map((_, at) => last.slice(0, at + 2))]
  for (const left of ways.slice(0, MOST_WAYS)) {
    const filters = request.filters.filter((one) => !(left as SearchFilter[]).includes(one))
    if (filters.length === 0 && request.words.length === 0) continue
    const { conditions } = toConditions(request.words, filters, known, request.needs)
    if ((await countHitsUpTo(deps, memory, conditions, 1)) === 0) continue
    const found = await findPage(deps, memory, known, request, conditions)
    if (found.counts.total === 0) continue
    return { request: { ...request, filters }, found, didYouMean: null, droppedWords: left.map(({ source }) => source) }
  }
  return null
}

/** `keyboard for macbook`: what it is for does not become what is looked for. */
const isForDevice = ({ filters }: Request) =>
  filters.some((one) => one.key === 'category' && 'spans' in one && one.values?.some(wordKinds.isMadeForDevices))

/** `90w`, `6000mah`: what a thing has, not what it is. */
const MEASURE = /^\d+(?:w|wh|v|a|gb|tb|mb|hz|ghz|mhz|in|mm|cm|kg|mah|ah|mp|lm|mo|yr|pct)$/

/** What tells one thing from another: a code, a number, a line of models; of a thing for a device its own kind does. */
const isName = (word: string, request: Request) =>
  (/\d/.test(word) && !MEASURE.test(word)) || (wordKinds.isProductLine(word) && !isForDevice(request))

/**
 * Leaves out words until something is found: unknown ones first, then the one whose absence finds most; never a name of a model, nor the
 * rarest of those that are known, unless they say what a thing is made for.
 */
async function dropWords(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
): Promise<Mended | null> {
  const frequencies = await frequenciesOf(deps, memory, request.words)
  const countOf = (word: string) => frequencies.get(word) ?? 0
  if (request.words.some((word) => isName(word, request) && countOf(word) === 0)) return null
  const kept = request.words.filter((word) => countOf(word) > 0).slice(0, MOST_WORDS)
  const rarest = kept.toSorted((a, b) => countOf(a) - countOf(b))[0]
  let words = kept
  const conditionsOf = (some: string[]) => toConditions(some, request.filters, known, request.needs).conditions
  // A kind of thing with nothing else is a list worth seeing; all goods are not.
  const isOfAKind = request.filters.some(({ key }) => key === 'category')
  const mayBeEmpty = isOfAKind || (request.filters.length > 0 && kept.length < request.words.length)
  while (words.length > 0) {
    if (words.length < request.words.length && (await countHitsUpTo(deps, memory, conditionsOf(words), 1)) > 0) break
    const droppable = words.filter(
      (word) => !isName(word, request) && (word !== rarest || words.length === 1 || isForDevice(request)),
    )
    if (droppable.length === 0) return null
    const shorter = droppable.map((word) => words.filter((other) => other !== word))
    const counts = await Promise.all(
      shorter.map((some) =>
        some.length > 0 ? countHitsUpTo(deps, memory, conditionsOf(some), 200) : Promise.resolve(0),
      ),
    )
    const best = counts.indexOf(Math.max(...counts))
    words = shorter[best] ?? []
  }
  if (words.length === 0 && !mayBeEmpty) return null
  // A number alone is the name of nothing.
  if (words.length > 0 && words.every((word) => /^\d+$/.test(word)) && request.filters.length === 0) return null
  const found = await findPage(deps, memory, known, request, conditionsOf(words))
  if (found.counts.total === 0) return null
  const left = new Set(words)
  const typed = request.text.split(/\s+/).filter(Boolean)
  const dropped = typed.filter((word) => queryTerms(word).every((term) => !left.has(term)))
  const text = typed.filter((word) => !dropped.includes(word)).join(' ')
  // Words that join others are missed by nobody.
  const told = dropped.filter((word) => !wordKinds.isFiller(word))
  return { request: { ...request, text, words }, found, didYouMean: null, droppedWords: told }
}
