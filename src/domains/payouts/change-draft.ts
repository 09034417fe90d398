import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { requireDraft } from './require-batch.ts'
import { bumpRevision, noteDiscarded } from './store/batches.ts'
import { findLinesById, freeEntries, leaveLinesOut } from './store/lines.ts'

/** Leaves one seller out of a draft; its money is open again. `payout_line_not_found`. */
export async function leaveOut(
  deps: Deps,
  actor: Actor | undefined,
  { batchId, lineId }: { batchId: number; lineId: number },
): Promise<void> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    await requireDraft(db, batchId)
    const [line] = await findLinesById(db, batchId, [lineId])
    if (!line) throw new Failure('notFound', 'payout_line_not_found')
    if (line.status !== 'planned') return
    await freeEntries(db, batchId, [lineId])
    await leaveLinesOut(db, batchId, [lineId], 'byOperator')
    await bumpRevision(db, batchId)
    await recordAudit(
      { db },
      {
        actorId: operator.userId,
        ...{ action: 'payoutLeftOut', subjectKind: 'company', subjectId: String(line.companyId) },
        detail: { batch: batchId, amount: line.amount, currency: line.currency },
      },
    )
  })
}

/** Throws a draft away: all its money is open again.  */
export async function discardBatch(deps: Deps, actor: Actor | undefined, batchId: number): Promise<void> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    await requireDraft(db, batchId)
    await freeEntries(db, batchId, null)
    await leaveLinesOut(db, batchId, null, 'byOperator')
    await noteDiscarded(db, batchId)
    await recordAudit(
      { db },
      {
        actorId: operator.userId,
        ...{ action: 'payoutBatchDiscarded', subjectKind: 'market', subjectId: `payout-batch:${batchId}` },
      },
    )
  })
}
