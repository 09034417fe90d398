import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { Rated } from './contract.ts'
import type { ByScore } from './rules/average.ts'
import { addTotals, type Delta } from './store.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'rating.changed': { productIds: readonly number[] }
  }
}

/** A subject is given `score` once more (`by` 1) or once less (-1). */
export type ScoreChange = { kind: Rated; id: number; score: number; by: number }

const NOTHING: ByScore = [0, 0, 0, 0, 0]

/** Counts scores in the caller's transaction and tells of the products that are rated otherwise now. What cancels out changes nothing. */
export async function countScores(deps: Deps, changes: readonly ScoreChange[]): Promise<void> {
  const deltas = [...sumUp(changes).values()].filter(({ byScore }) => byScore.some((count) => count !== 0))
  if (deltas.length === 0) return
  await addTotals(deps.db, deltas)
  const productIds = deltas.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []))
  if (productIds.length > 0) await deps.emit(deps.db, { name: 'rating.changed', payload: { productIds } })
}

function sumUp(changes: readonly ScoreChange[]): Map<string, Delta> {
  const sums = new Map<string, Delta>()
  for (const { kind, id, score, by } of changes) {
    const subject = `${kind} ${id}`
    const [s1, s2, s3, s4, s5] = sums.get(subject)?.byScore ?? NOTHING
    const byScore: [number, number, number, number, number] = [s1, s2, s3, s4, s5]
    byScore[score - 1] = must(byScore[score - 1], `a score of ${score}`) + by
    sums.set(subject, { kind, id, byScore })
  }
  return sums
}
