import type { Deps } from '../../../platform/deps.ts'
import { collectByTimes } from './collect-by-times.ts'
import { claimDue } from './store.ts'
import { takeCollectionOn } from './take-collection-on.ts'

/** Milliseconds after which a collection is taken again that somebody took and did not finish: longer than any carrier may take to answer. */
const LEASE = 5 * 60_000
const AT_ONCE = 4
/** No round begins after so many milliseconds. */
const ROUNDS = 45_000

/** Orders what the times of companies say, and takes each collection whose time has come one step on, outside any transaction. */
export async function orderCollections(deps: Deps, signal: AbortSignal): Promise<void> {
  await collectByTimes(deps, signal)
  const startedAt = performance.now()
  while (!signal.aborted && performance.now() - startedAt < ROUNDS) {
    const now = deps.now()
    const due = await claimDue(deps.db, now, new Date(now.getTime() + LEASE), AT_ONCE)
    if (due.length === 0) return
    await Promise.all(due.map((one) => takeCollectionOn(deps, one)))
  }
}
