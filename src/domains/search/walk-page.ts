import type { Deps } from '../../platform/deps.ts'
import type { Sort } from '../search-language/contract.ts'
import { cardOfVersion, fittingVersions } from './card-of-version.ts'
import { type Conditions, everyWord, isPlain, lexemesOf, refusals, scopeOf, wishesOf } from './conditions.ts'
import type { Position } from './cursor.ts'
import { allOf, priceRangeLexemes } from './lexemes.ts'
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

/** Rows that are looked at for a page, besides those that stand before it: of products of which no version fits there may be many. */
const MOST_LOOKED = 3000
/** Rows that are read at once where most fall out. */
const MOST_AT_ONCE = 500

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
  // Where products fall out, those before the page are counted by looking at them.
  let skipped = isPlain(conditions) ? 0 : place.offset
  let offset = place.offset - skipped
  let looked = MOST_LOOKED + 2 * skipped
  /** Where it was given up to fill the page: the next one goes on from there. */
  let cutAt: Position | null = null
  for (const part of order) {
    if (cutAt || rows.length > size || (start && (backward ? part > start.part : part < start.part))) continue
    const walk = parts[part] as Walk
    let from = start?.part === part ? { value: start.value, id: start.id } : null
    let wanted = size + 1 - rows.length + skipped
    for (;;) {
      const limit = Math.min(wanted, Math.max(MOST_AT_ONCE, size + 1))
      const band = estimate && !backward && offset + skipped === 0 ? bandOf(walk, from?.value, estimate) : null
      const descending = walk.descending !== backward
      const found = await findCards(deps.db, { ...walk, descending, from, band }, limit, offset)
      if (found.length === 0 && offset > 0) offset -= await countWalk(deps.db, walk, offset)
      else if (found.length > 0) offset = 0
      const fitting = found.flatMap((row) => withVersion(row, conditions)).map((row) => ({ ...row, part }))
      const before = Math.min(skipped, fitting.length)
      skipped -= before
      rows.push(...fitting.slice(before))
      // Products of which no single version fits fell out: the page is filled with those behind, more at a time.
      const last = found.at(-1)
      looked -= found.length
      if (!last || found.length < limit || rows.length > size) break
      if (looked <= 0) {
        cutAt = { part, value: last.value, id: last.id }
        break
      }
      from = { value: last.value, id: last.id }
      wanted = 2 * (size + 1 - rows.length + skipped)
    }
  }
  const more = rows.length > size || cutAt !== null
  const shown = rows.slice(0, size)
  if (backward) shown.reverse()
  const ends: Pick<CardPage, 'first' | 'last'> = { first: shown[0] ?? null, last: shown.at(-1) ?? null }
  if (cutAt) ends[backward ? 'first' : 'last'] = cutAt
  return {
    cards: shown.map((row) => row.card),
    ...ends,
    hasPrevious: ends.first !== null && (backward ? more : place.after !== undefined || place.offset > 0),
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
    dearer:
      price && price.from !== null ? { marks: allOf([priceRangeLexemes(price.from, price.to)]), alone: false } : null,
    from: null,
  }
  const parts = [true, false].flatMap((inStock): Part[] =>
    (strong
      ? [false, true].map((weak) => ({ ...base, inStock, strong: everyWord(words), weak }))
      : [{ ...base, inStock, strong: null, weak: false }]
    ).flatMap(byCheapest),
  )
  return sort === 'relevance' ? parts.flatMap((part) => byWishes(part, conditions)).flatMap(byBudget) : parts
}

type Part = Omit<Walk, 'collected' | 'band'>

/** Where prices order the list, products of which only a dearer version is asked for stand behind the others: an index has their cheapest. */
function byCheapest(part: Part): Part[] {
  const { dearer, order } = part
  if (!dearer || order !== 'price') return [part]
  return [
    { ...part, dearer: null },
    { ...part, dearer: { ...dearer, alone: true } },
  ]
}

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
    // Those of which only a dearer version is asked for come after, with it or without.
    { ...part, priceFrom: worth, dearer: null },
    { ...part, priceTo: worth - 1 },
  ]
}
