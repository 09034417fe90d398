import type { Deps } from '../../../platform/deps.ts'
import { takeInTurn } from '../take-in-turn.ts'
import { collectByTimes } from './collect-by-times.ts'
import { claimDue } from './store.ts'
import { takeCollectionOn } from './take-collection-on.ts'

/** Orders what the times of companies say, and takes each collection whose time has come one step on, outside any transaction and contract by contract. */
export async function orderCollections(deps: Deps, signal: AbortSignal): Promise<void> {
  await collectByTimes(deps, signal)
  await takeInTurn(deps, signal, {
    claim: (turn) => claimDue(deps.db, turn),
    work: (one) => takeCollectionOn(deps, one),
  })
}
