import { hash53 } from './pictures/spec.ts'

/** A generator that gives the same numbers for the same seed, on every machine. */
export type Random = {
  /** 0 ≤ x < 1 */
  next: () => number
  /** Whole number, both ends included. */
  int: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** Picks by weight: `[['a', 3], ['b', 1]]`. */
  weighted: <T>(items: readonly (readonly [T, number])[]) => T
}

export function random(seed: string): Random {
  let state = hash53(seed) >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick,
    weighted: (items) => {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        rest -= weight
        if (rest < 0) return item
      }
      return pick(items.map(([item]) => item))
    },
  }
}
