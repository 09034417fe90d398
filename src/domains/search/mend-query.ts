import type { Deps } from '../../platform/deps.ts'
import { correctText, mergeFilters, NOT, queryTerms, spellWords, withoutSpans } from '../search-language/index.ts'
import { toConditions } from './conditions.ts'
import { countHitsUpTo } from './count-hits.ts'
import { findPage } from './find-page.ts'
import type { Found } from './found.ts'
import { frequenciesOf } from './frequencies.ts'
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

/** What else a text could mean: another spelling when that finds more, or fewer words when it finds nothing. */
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
  return total === 0 ? dropWords(deps, memory, known, request) : null
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
  if (read.length === refusing.length) return null
  const text = withoutSpans(
    request.address.q ?? '',
    refusing.flatMap(({ spans }) => spans),
  )
  const filters = mergeFilters(request.chosen, refusing)
  const plain = { ...request, unreadCurrencies: [], filters, text, words: queryTerms(text) }
  const found = await findPage(deps, memory, known, plain, toConditions(plain.words, plain.filters, known).conditions)
  return found.counts.total > 0 ? { request: plain, found, didYouMean: null, droppedWords: [] } : null
}

async function respell(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
  total: number,
): Promise<Mended | null> {
  const q = request.address.q ?? ''
  const words = spellWords(q).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  const similar = await findSimilarWords(deps.db, words)
  const typed = new Set(words)
  // A code that exists is what was meant, however rare.
  const candidates = similar.filter(
    ({ word, frequency }) => !typed.has(word) || frequency > RARE || total === 0 || /\d/.test(word),
  )
  // What is refused is meant as it stands: another spelling would refuse something else.
  const refused = request.filters.flatMap((one) => (one.key.startsWith(NOT) && 'spans' in one ? one.spans : []))
  const text = correctText(q, candidates, refused)
  if (!text) return null
  const again = reread(request, text)
  const next = await findPage(deps, memory, known, again, toConditions(again.words, again.filters, known).conditions)
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
    sort: (request.address.sort as Request['sort'] | undefined) ?? understood.sort ?? 'relevance',
  }
}

/** Leaves out words until something is found: unknown ones first, then the one whose absence finds most. One word always stays. */
async function dropWords(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
): Promise<Mended | null> {
  const frequencies = await frequenciesOf(deps, memory, request.words)
  const kept = request.words.filter((word) => (frequencies.get(word) ?? 0) > 0).slice(0, MOST_WORDS)
  let words = kept
  const conditionsOf = (some: string[]) => toConditions(some, request.filters, known).conditions
  const mayBeEmpty = request.filters.length > 0 && kept.length < request.words.length
  while (words.length > 0) {
    if (words.length < request.words.length && (await countHitsUpTo(deps, memory, conditionsOf(words), 1)) > 0) break
    const shorter = words.map((word) => words.filter((other) => other !== word))
    const counts = await Promise.all(
      shorter.map((some) =>
        some.length > 0 ? countHitsUpTo(deps, memory, conditionsOf(some), 200) : Promise.resolve(0),
      ),
    )
    const best = counts.indexOf(Math.max(...counts))
    words = shorter[best] ?? []
  }
  if (words.length === 0 && !mayBeEmpty) return null
  const found = await findPage(deps, memory, known, request, conditionsOf(words))
  if (found.counts.total === 0) return null
  const left = new Set(words)
  const typed = request.text.split(/\s+/).filter(Boolean)
  const dropped = typed.filter((word) => queryTerms(word).every((term) => !left.has(term)))
  const text = typed.filter((word) => !dropped.includes(word)).join(' ')
  return { request: { ...request, text, words }, found, didYouMean: null, droppedWords: dropped }
}
