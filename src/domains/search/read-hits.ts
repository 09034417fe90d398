import type { Deps } from '../../platform/deps.ts'
import { type Conditions, hitsQuery, lexemesOf, type Narrowing, type Reach } from './conditions.ts'
import { decodeHits, type Hits } from './digest.ts'
import { categoryLexeme, MAX_LEVEL, SAMPLED_LEVEL, sampleLexeme } from './lexemes.ts'
import type { Memory } from './memory.ts'
import { findHits } from './store/hits.ts'
import { findFrequencies } from './store/words.ts'

/** Up to so many hits are all read, ranked and counted. */
export const BOUND = 2000
/** Of more, a sample of at most about so many. */
const SAMPLE = 1000
const MOST_WORK = 500_000
/** A range of prices that this share of all listings has narrows nothing. */
const PRICE_SHARE = 0.3

export type HitSet = { hits: Hits; level: number }

/** Hits of all listings when they are few, else of the largest nested sample that stays within the bound. */
export async function readHits(
  deps: Deps,
  memory: Memory,
  conditions: Conditions,
  reach: Reach = 'all',
): Promise<HitSet> {
  const { most, work, ...narrowing } = await estimate(deps, memory, conditions, reach)
  let level = levelFor(most)
  for (;;) {
    const limit = level === MAX_LEVEL ? 4 * BOUND : BOUND + 1
    const set = await read(deps, narrowing, level, limit, reach)
    if (set.hits.count > BOUND && level < MAX_LEVEL) {
      level = Math.min(MAX_LEVEL, level + 3)
      continue
    }
    if (level === 0 || set.hits.count >= SAMPLE / 4) return set
    const wanted = levelFor(set.hits.count * 2 ** level * 1.3)
    // Long lists of common marks are read for an exact answer only, not for a better estimate.
    const finest = work > MOST_WORK && (wanted > 0 || reach === 'allButOne') ? SAMPLED_LEVEL : 0
    const finer = Math.max(finest, Math.min(level - 1, wanted))
    if (finer >= level) return set
    const better = await read(deps, narrowing, finer, BOUND + 1, reach)
    return better.hits.count > BOUND ? set : better
  }
}

/** All hits although they have become more than the bound: a list begun by relevance goes on so. */
export function readMoreHits(deps: Deps, conditions: Conditions): Promise<HitSet> {
  return read(deps, { ...conditions, byPrice: true }, 0, 4 * BOUND, 'all')
}

async function read({ db }: Deps, conditions: Narrowing, level: number, limit: number, reach: Reach): Promise<HitSet> {
  const { count, bytes } = await findHits(db, hitsQuery(conditions, level, reach), limit)
  return { hits: decodeHits(bytes, count), level }
}

function levelFor(count: number): number {
  return count <= BOUND ? 0 : Math.min(MAX_LEVEL, Math.ceil(Math.log2(count / SAMPLE)))
}

/**
 * As last counted: no more listings than `most` can fit, the rarest of the things asked for; `work` is the length of the index lists
 * to be read.
 */
async function estimate(deps: Deps, memory: Memory, conditions: Conditions, reach: Reach) {
  const groups = lexemesOf({ ...conditions, byPrice: true })
  const frequencies = await frequenciesOf(deps, memory, groups.flat())
  const sums = groups.map((group) => group.reduce((sum, lexeme) => sum + (frequencies.get(lexeme) ?? 0), 0))
  const all = await listingCount(deps, memory)
  const byPrice = conditions.price !== null && (sums.at(-1) ?? 0) < PRICE_SHARE * all
  const used = conditions.price === null || byPrice ? sums : sums.slice(0, -1)
  const fixed = used.slice(0, conditions.words.length + (conditions.category ? 1 : 0))
  // One filter may be missed, the rarest of them.
  const open = used.slice(fixed.length).sort((a, b) => a - b)
  const most = reach === 'all' ? Math.min(all, ...used) : Math.min(all, ...fixed, open[1] ?? all)
  const work = (reach === 'all' ? 1 : open.length) * used.reduce((sum, count) => sum + count, 0)
  return { ...conditions, most: all === 0 ? 0 : most, work, byPrice }
}

/** How many listings hold each lexeme, as last counted; remembered for a while. */
export async function frequenciesOf(
  deps: Deps,
  memory: Memory,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>()
  const asked = new Set<string>()
  for (const lexeme of lexemes) {
    const count = memory.frequencies.get(lexeme)
    if (count === undefined) asked.add(lexeme)
    else known.set(lexeme, count)
  }
  if (asked.size > 0) {
    const words = [...asked]
    const counts = await findFrequencies(deps.db, words)
    for (const [index, word] of words.entries()) {
      memory.frequencies.set(word, counts[index] ?? 0)
      known.set(word, counts[index] ?? 0)
    }
  }
  return known
}

/** All listings there are, as last counted. */
async function listingCount(deps: Deps, memory: Memory): Promise<number> {
  return (await frequenciesOf(deps, memory, [sampleLexeme(0)])).get(sampleLexeme(0)) ?? 0
}

/** Listings of the category, or all there are, as last counted. */
export async function scopeCount(deps: Deps, memory: Memory, { category }: Conditions): Promise<number> {
  if (!category) return listingCount(deps, memory)
  const lexeme = categoryLexeme(category.id)
  return (await frequenciesOf(deps, memory, [lexeme])).get(lexeme) ?? 0
}
