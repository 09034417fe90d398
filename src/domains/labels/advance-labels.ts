import type { Deps } from '../../platform/deps.ts'
import { claimDue } from './store/labels.ts'
import { takeLabelOn } from './take-label-on.ts'

/** Milliseconds after which a label is taken again that somebody took and did not finish. */
const LEASE = 5 * 60_000
const AT_ONCE = 4
/** No round begins after so many milliseconds. */
const ROUNDS = 45_000

/** Takes each label whose time has come one step on, outside any transaction, until none is due. */
export async function advanceLabels(deps: Deps, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now()
  while (!signal.aborted && performance.now() - startedAt < ROUNDS) {
    const now = deps.now()
    const due = await claimDue(deps.db, now, new Date(now.getTime() + LEASE), AT_ONCE)
    if (due.length === 0) return
    await Promise.all(due.map((label) => takeLabelOn(deps, label)))
  }
}
