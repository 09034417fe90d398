import type { Deps } from '../../platform/deps.ts'
import { type Conditions, filterKeys, hitsQuery, lexemesOf, type Narrowing, type Reach } from './conditions.ts'
import { documentCount, frequenciesOf } from './frequencies.ts'
import { MAX_LEVEL, PRICE_SHARE, SAMPLED_LEVEL } from './lexemes.ts'
import type { RequestMemory } from './memory.ts'
import type { Estimate } from './memory-index/estimate.ts'
import { decodeHits, type Hits } from './packed-row.ts'
import { findHits } from './store/hits.ts'

/** Up to so many hits are all read, ranked and counted. */
export const BOUND = 2000
/** Of more, a sample of at most about so many. */
const SAMPLE = 1000
const MOST_WORK = 500_000

export type HitSet = { hits: Hits; level: number }

/** With more filters than this, what is missed by one is not worth its price. */
const MOST_WIDENED = 8

/**
 * What fits all filters, and with it (`wide` is then null) or apart what misses just one. `estimated`: an estimate from a sample has seen
 * enough of the latter.
 */
export async function readSets(
  deps: Deps,
  memory: RequestMemory,
  conditions: Conditions,
  estimate: Estimate | null,
  forced: boolean,
): Promise<{ main: HitSet; wide: HitSet | null; estimated: boolean }> {
  const ask = (reach: Reach) =>
    estimate ? readExpected(deps, conditions, estimate, reach) : readHits(deps, memory, conditions, reach)
  const filters = filterKeys(conditions).length
  const estimated = filters > 0 && estimate?.near.enough === true
  const spared = estimated || filters === 0 || filters > MOST_WIDENED
  if (forced)
    return { main: await readMoreHits(deps, conditions), wide: spared ? null : await ask('allButOne'), estimated }
  if (spared) return { main: await ask('all'), wide: null, estimated }
  const wide = await ask('allButOne')
  return wide.level === 0 ? { main: wide, wide: null, estimated } : { main: await ask('all'), wide, estimated }
}

/** Hits when a sample has told how many to expect: all, or those of the sampled documents. */
async function readExpected(deps: Deps, conditions: Conditions, estimate: Estimate, reach: Reach): Promise<HitSet> {
  const expected = reach === 'all' ? estimate.toRead : estimate.near.estimate
  const narrowing = { ...conditions, byPrice: estimate.byPrice }
  for (let level = expected <= BOUND ? 0 : Math.max(SAMPLED_LEVEL, levelFor(expected)); ; level += 3) {
    const last = level >= MAX_LEVEL
    const set = await read(deps, narrowing, Math.min(level, MAX_LEVEL), last ? 4 * BOUND : BOUND + 1, reach)
    if (last || set.hits.count <= BOUND) return set
    if (level === 0) level = SAMPLED_LEVEL - 3
  }
}

/** Hits of all documents when they are few, else of the largest nested sample that stays within the bound. */
export async function readHits(
  deps: Deps,
  memory: RequestMemory,
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
function readMoreHits(deps: Deps, conditions: Conditions): Promise<HitSet> {
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
 * As last counted: no more documents than `most` can fit, the rarest of the things asked for; `work` is the length of the index lists
 * to be read.
 */
async function estimate(deps: Deps, memory: RequestMemory, conditions: Conditions, reach: Reach) {
  const groups = lexemesOf({ ...conditions, byPrice: true })
  const frequencies = await frequenciesOf(deps, memory, groups.flat())
  const sums = groups.map((group) => group.reduce((sum, lexeme) => sum + (frequencies.get(lexeme) ?? 0), 0))
  const all = await documentCount(deps, memory)
  const byPrice = conditions.price !== null && (sums.at(-1) ?? 0) < PRICE_SHARE * all
  const used = conditions.price === null || byPrice ? sums : sums.slice(0, -1)
  const fixed = used.slice(0, conditions.words.length + (conditions.category ? 1 : 0))
  // One filter may be missed, the rarest of them.
  const open = used.slice(fixed.length).sort((a, b) => a - b)
  const most = reach === 'all' ? Math.min(all, ...used) : Math.min(all, ...fixed, open[1] ?? all)
  const work = (reach === 'all' ? 1 : open.length) * used.reduce((sum, count) => sum + count, 0)
  return { ...conditions, most: all === 0 ? 0 : most, work, byPrice }
}
