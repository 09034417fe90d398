import type { Deps } from '../../platform/deps.ts'
import { claimDue } from './store/labels.ts'
import { takeInTurn } from './take-in-turn.ts'
import { takeLabelOn } from './take-label-on.ts'

/** Takes each label whose time has come one step on, outside any transaction and contract by contract, until none is due. */
export const advanceLabels = (deps: Deps, signal: AbortSignal): Promise<void> =>
  takeInTurn(deps, signal, {
    claim: (turn) => claimDue(deps.db, turn),
    work: (label) => takeLabelOn(deps, label),
  })
