import { contractOf, type OfContract, type Turn } from './store/in-turn.ts'

/** No round begins after so many milliseconds. */
const ROUNDS = 45_000
/** Milliseconds after which what somebody took and did not finish is taken again: longer than any carrier may take to answer. */
const LEASE = 5 * 60_000
const AT_ONCE = 4

/** Claims and works on what is due, contract by contract, until nothing is. */
export async function takeInTurn<Row extends OfContract>(
  { now }: { now: () => Date },
  signal: AbortSignal,
  { claim, work }: { claim: (turn: Turn) => Promise<Row[]>; work: (row: Row) => Promise<void> },
): Promise<void> {
  const startedAt = performance.now()
  // When all contracts have had their turn, all have it anew.
  let had: string[] = []
  while (!signal.aborted && performance.now() - startedAt < ROUNDS) {
    const at = now()
    const due = await claim({ now: at, until: new Date(at.getTime() + LEASE), limit: AT_ONCE, had })
    if (due.length === 0 && had.length === 0) return
    await Promise.all(due.map(work))
    had = due.length === 0 ? [] : [...new Set([...had, ...due.map(contractOf)])]
  }
}
