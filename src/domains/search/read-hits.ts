import type { Deps } from '../../platform/deps.ts'
import { type Conditions, hitsQuery, lexemesOf, type Reach } from './conditions.ts'
import { decodeHits, type Hits } from './digest.ts'
import { MAX_LEVEL, sampleLexeme } from './lexemes.ts'
import type { Memory } from './memory.ts'
import { findHits } from './store/hits.ts'
import { findFrequencies } from './store/words.ts'

/** Up to so many hits are all read, ranked and counted. */
export const BOUND = 2000
/** Of more, a sample of at most about so many. */
const SAMPLE = 1000

export type HitSet = { hits: Hits; level: number }

/** Hits of all listings when they are few, else of the largest nested sample that stays within the bound. */
export async function readHits(
  deps: Deps,
  memory: Memory,
  conditions: Conditions,
  reach: Reach = 'all',
): Promise<HitSet> {
  let level = levelFor(await mostPossible(deps, memory, conditions, reach))
  for (;;) {
    const limit = level === MAX_LEVEL ? 4 * BOUND : BOUND + 1
    const set = await read(deps, conditions, level, limit, reach)
    if (set.hits.count > BOUND && level < MAX_LEVEL) {
      level = Math.min(MAX_LEVEL, level + 3)
      continue
    }
    if (level === 0 || set.hits.count >= SAMPLE / 4) return set
    const finer = Math.min(level - 1, levelFor(set.hits.count * 2 ** level * 1.3))
    const better = await read(deps, conditions, finer, BOUND + 1, reach)
    return better.hits.count > BOUND ? set : better
  }
}

/** All hits although they have become more than the bound: a list begun by relevance goes on so. */
export function readMoreHits(deps: Deps, conditions: Conditions): Promise<HitSet> {
  return read(deps, conditions, 0, 4 * BOUND, 'all')
}

async function read({ db }: Deps, conditions: Conditions, level: number, limit: number, reach: Reach): Promise<HitSet> {
  const { count, bytes } = await findHits(db, hitsQuery(conditions, level, reach), limit)
  return { hits: decodeHits(bytes, count), level }
}

function levelFor(count: number): number {
  return count <= BOUND ? 0 : Math.min(MAX_LEVEL, Math.ceil(Math.log2(count / SAMPLE)))
}

/** No more listings than this can fit: the rarest of the things asked for, as last counted. */
async function mostPossible(deps: Deps, memory: Memory, conditions: Conditions, reach: Reach): Promise<number> {
  const groups = lexemesOf(conditions)
  const frequencies = await frequenciesOf(deps, memory, groups.flat())
  const sums = groups.map((group) => group.reduce((sum, lexeme) => sum + (frequencies.get(lexeme) ?? 0), 0))
  const fixed = sums.slice(0, conditions.words.length + (conditions.category ? 1 : 0))
  if (reach === 'all') return Math.min(...sums)
  // One filter may be missed, the rarest of them.
  const open = sums.slice(fixed.length).sort((a, b) => a - b)
  return Math.min(...fixed, open[1] ?? Number.POSITIVE_INFINITY, await listingCount(deps, memory))
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
