import type { Deps } from '../../platform/deps.ts'
import type { Disagreement } from '../ledger/index.ts'
import { findDifferences } from './store/totals.ts'

/** Differences told at once: more says no more. */
const TOLD = 100

/** Averages that are not those of the reviews they are made of. */
export async function* verifyReviews(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for (const { kind, id, counted, there } of await findDifferences(deps.db, TOLD)) {
    yield {
      subject: `reviews of ${kind} ${id}`,
      problem: `${counted.join('/')} counted of each score, ${there.join('/')} there`,
    }
  }
}
