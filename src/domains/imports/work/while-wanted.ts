import type { Deps } from '../../../platform/deps.ts'
import { findRound } from '../store/imports.ts'
import type { Work } from './lock-work.ts'

/** Milliseconds between two looks whether somebody cancelled. */
const ROUND = 1000

/**
 * Does a part of the work that may take long, with a signal that aborts with the job's own and as soon as nobody wants the work any more:
 * the import was cancelled, changed or removed. What the end by its own signal throws is not handed on then.
 */
export async function whileWanted(
  deps: Deps,
  work: Work,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const over = new AbortController()
  const look = async () => {
    const round = await findRound(deps.db, work.importId)
    if (round !== work.round) over.abort()
  }
  // A look that fails tells nothing; the work itself will hear of a lost database.
  const looking = setInterval(() => void look().catch(() => undefined), ROUND)
  try {
    await run(AbortSignal.any([signal, over.signal]))
  } catch (error) {
    if (!over.signal.aborted || signal.aborted) throw error
  } finally {
    clearInterval(looking)
  }
}
