import type { Deps } from '../../platform/deps.ts'
import { lowestPriceBefore, type PricePoint } from './rules/lowest-price.ts'

/** Gross, grosze. `lowest`: of the 30 days before. */
export type FallenPrice = { versionId: number; productId: number; from: number; to: number; lowest: number }

declare module '../../platform/jobs/names.ts' {
  interface Events {
    /** Versions that are cheaper than they were and than they ever were in the 30 days before, announced as a reduction or not. */
    'price.fell': { versions: readonly FallenPrice[] }
  }
}

/** Versions told of at once. */
const AT_ONCE = 200

type Moved = { versionId: number; productId: number; price: number }
type Before = { price: number; history: readonly PricePoint[]; former: readonly PricePoint[] }

/** Tells, in the caller's transaction, of real reductions alone: what was dearer for a day and is as before is none. */
export async function announceFallen(
  deps: Deps,
  moved: readonly Moved[],
  before: ReadonlyMap<number, Before>,
  at: Date,
): Promise<void> {
  const fallen = moved.flatMap(({ versionId, productId, price }): FallenPrice[] => {
    const was = before.get(versionId)
    if (!was || price >= was.price) return []
    const lowest = lowestPriceBefore(at, [...was.history, ...was.former])
    return lowest !== null && price < lowest ? [{ versionId, productId, from: was.price, to: price, lowest }] : []
  })
  for (let start = 0; start < fallen.length; start += AT_ONCE) {
    await deps.emit(deps.db, { name: 'price.fell', payload: { versions: fallen.slice(start, start + AT_ONCE) } })
  }
}
