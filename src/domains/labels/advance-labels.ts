import type { Deps } from '../../platform/deps.ts'
import { claimDue, contractOf } from './store/labels.ts'
import { takeLabelOn } from './take-label-on.ts'

/** Milliseconds after which a label is taken again that somebody took and did not finish. */
const LEASE = 5 * 60_000
const AT_ONCE = 4
/** No round begins after so many milliseconds. */
const ROUNDS = 45_000

/** Takes each label whose time has come one step on, outside any transaction and contract by contract, until none is due. */
export async function advanceLabels(deps: Deps, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now()
  // The contracts that have had their turn; when all have, all have it anew.
  let had: string[] = []
  while (!signal.aborted && performance.now() - startedAt < ROUNDS) {
    const now = deps.now()
    const due = await claimDue(deps.db, { now, until: new Date(now.getTime() + LEASE), limit: AT_ONCE, had })
    if (due.length === 0 && had.length === 0) return
    await Promise.all(due.map((label) => takeLabelOn(deps, label)))
    had = due.length === 0 ? [] : [...new Set([...had, ...due.map(contractOf)])]
  }
}
