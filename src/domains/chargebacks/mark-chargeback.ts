import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import type { ChargebackView } from './contract.ts'
import { canFollow, isDecided } from './rules/chargeback-states.ts'
import { viewsOf } from './show-chargebacks.ts'
import { findAnswers } from './store/answers.ts'
import { lockChargeback, saveStanding } from './store/chargebacks.ts'
import { findChargebacks, saveNote } from './store/lists.ts'

/**
 * Notes what the operator did at the provider: answered, or accepted. Money moves when the provider decides. The same mark again keeps the
 * note alone. `chargeback_decided` once nothing can be answered any more, `evidence_closed` while the answer is on its way.
 */
export async function markChargeback(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  { state, note }: { state: 'answered' | 'accepted'; note: string },
): Promise<ChargebackView> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const before = await lockChargeback(db, id)
    if (!before) throw new Failure('notFound', 'chargeback_not_found')
    if (isDecided(before.state)) throw new Failure('conflict', 'chargeback_decided')
    const [answer] = await findAnswers(db, [id])
    if (answer?.state === 'due') throw new Failure('conflict', 'evidence_closed')
    await saveNote(db, id, note)
    if (!canFollow(before.state, state)) return
    const step = { at: deps.now(), byUser: operator.userId, decided: false }
    await saveStanding(db, before, { ...before, state }, step)
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'chargebackMarked', subjectKind: 'market', subjectId: 'chargebacks' },
      detail: { chargeback: id, state },
    })
  })
  return readChargeback(deps, id)
}

/** Keeps a note; `chargeback_not_found`. */
export async function noteChargeback(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  note: string,
): Promise<ChargebackView> {
  requireOperator(actor)
  if (!(await saveNote(deps.db, id, note))) throw new Failure('notFound', 'chargeback_not_found')
  return readChargeback(deps, id)
}

async function readChargeback(deps: Deps, id: number): Promise<ChargebackView> {
  const [view] = await viewsOf(deps, await findChargebacks(deps.db, [id]))
  return must(view, `chargeback ${id}`)
}
