import type { Deps } from '../../platform/deps.ts'
import type { Sort } from '../search-language/contract.ts'
import { cardOfVersion, fittingVersions } from './card-of-version.ts'
import { type Conditions, everyWord, isPlain, lexemesOf, refusals, scopeOf, wishesOf } from './conditions.ts'
import type { Position } from './cursor.ts'
import { allOf } from './lexemes.ts'
import type { Knowledge } from './memory.ts'
import { bandOf } from './memory-index/band.ts'
import type { Estimate } from './memory-index/estimate.ts'
import { isDescending } from './order-hits.ts'
import { decodeHits } from './packed-row.ts'
import { type CardRow, countWalk, findCards, type Walk } from './store/pages.ts'

export type CardPage = {
  cards: string[]
  first: Position | null
  last: Position | null
  hasPrevious: boolean
  hasNext: boolean
  revision: number
}
export type PagePlace = { after?: Position | undefined; before?: Position | undefined; offset: number }

const ORDERS = { relevance: 'score', price: 'price', '-price': 'price', newest: 'listed_at' } as const

/** Rounds in which a page is filled up. */
const MOST_TRIES = 4

/** A row as it fits; none where it has all that is asked, but no single version has. */
function withVersion(row: CardRow, conditions: Conditions): CardRow[] {
  if (!row.packedRow || isPlain(conditions)) return [row]
  const hits = decodeHits(row.packedRow, 1)
  return fittingVersions(hits, 0, conditions).length > 0
    ? [{ ...row, card: cardOfVersion(row.card, hits, 0, conditions) }]
    : []
}

/** Reads a page along an index, part after part, without counting or sorting what comes before or after. */
export async function walkPage(
  deps: Deps,
  known: Knowledge,
  conditions: Conditions,
  sort: Sort,
  strong: boolean,
  place: PagePlace,
  size: number,
  collected = false,
  estimate: Estimate | null = null,
): Promise<CardPage> {
  const parts = walksOf(known, conditions, sort, strong).map((walk) => ({ ...walk, collected, band: null }))
  const backward = place.before !== undefined
  const start = place.after ?? place.before
  const order = backward ? parts.map((_, at) => at).reverse() : parts.map((_, at) => at)
  const rows: (CardRow & { part: number })[] = []
  let tries = MOST_TRIES
  let { offset } = place
  for (const part of order) {
    if (rows.length > size || (start && (backward ? part > start.part : part < start.part))) continue
    const walk = parts[part] as Walk
    let from = start?.part === part ? { value: start.value, id: start.id } : null
    for (;;) {
      const wanted = size + 1 - rows.length
      const band = estimate && !backward && offset === 0 ? bandOf(walk, from?.value, estimate) : null
      const descending = walk.descending !== backward
      const found = await findCards(deps.db, { ...walk, descending, from, band }, wanted, offset)
      if (found.length === 0 && offset > 0) offset -= await countWalk(deps.db, walk, offset)
      else if (found.length > 0) offset = 0
      rows.push(...found.flatMap((row) => withVersion(row, conditions)).map((row) => ({ ...row, part })))
      // Products of which no single version fits fell out: the page is filled with those behind.
      const last = found.at(-1)
      if (!last || found.length < wanted || rows.length > size || tries-- === 0) break
      from = { value: last.value, id: last.id }
    }
  }
  const more = rows.length > size
  const shown = rows.slice(0, size)
  if (backward) shown.reverse()
  return {
    cards: shown.map((row) => row.card),
    first: shown[0] ?? null,
    last: shown.at(-1) ?? null,
    hasPrevious: shown.length > 0 && (backward ? more : place.after !== undefined || place.offset > 0),
    hasNext: backward || more,
    revision: rows[0]?.revision ?? 0,
  }
}

function walksOf(known: Knowledge, conditions: Conditions, sort: Sort, strong: boolean): Part[] {
  const { words, price } = conditions
  const filtered = !isPlain({ ...conditions, price: null })
  const base: Omit<Walk, 'inStock' | 'strong' | 'weak' | 'collected' | 'band'> = {
    scope: scopeOf(conditions, known),
    order: ORDERS[sort],
    descending: isDescending(sort),
    // The index answers for the category.
    match: filtered ? allOf(lexemesOf({ ...conditions, category: null, byPrice: false })) + refusals(conditions) : null,
    priceFrom: price?.from ?? null,
    priceTo: price?.to ?? null,
    from: null,
  }
  const parts = [true, false].flatMap((inStock): Part[] =>
    strong
      ? [false, true].map((weak) => ({ ...base, inStock, strong: everyWord(words), weak }))
      : [{ ...base, inStock, strong: null, weak: false }],
  )
  return sort === 'relevance' ? parts.flatMap((part) => byWishes(part, conditions)).flatMap(byBudget) : parts
}

type Part = Omit<Walk, 'collected' | 'band'>

/** What has all that is wished for first, then the rest; each in the order of the walk. */
function byWishes(part: Part, conditions: Conditions): Part[] {
  const wished = part.match ? wishesOf(conditions) : null
  if (!wished) return [part]
  return [
    { ...part, match: `${part.match} & ${wished}` },
    { ...part, match: `${part.match} & !(${wished})` },
  ]
}

/** Who has a budget wants what is worth it: less than this share of it comes after all else. */
const WORTH = 0.6

function byBudget(part: Part): Part[] {
  const { priceFrom, priceTo } = part
  const worth = priceTo === null ? null : Math.ceil(priceTo * WORTH)
  if (worth === null || worth <= (priceFrom ?? 0)) return [part]
  return [
    { ...part, priceFrom: worth },
    { ...part, priceTo: worth - 1 },
  ]
}
