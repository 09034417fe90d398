import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireConfirmed } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { payoutEntries, postTransactions } from '../ledger/index.ts'
import { readToEnd } from './read-on.ts'
import { refuseOutdated } from './refuse-outdated.ts'
import { requireDraft } from './require-batch.ts'
import { noteApproval, noteFirstApproval } from './store/batches.ts'
import { findLines, type LineRow } from './store/lines.ts'

/** More than a batch can have. */
const ALL = 1_000_000

/**
 * Approves a draft as it was seen (`revision`, else `payouts_changed`), by somebody who has just proved who it is; where two have to, the
 * first approval waits for somebody else's (`second_person_needed`). Refused with `payouts_changed`, too, where an account changed, is held, or
 * a seller owes something since: it is drawn up anew then. From the last approval on the money is under way.
 */
export async function approveBatch(
  deps: Deps,
  actor: Actor | undefined,
  batchId: number,
  revision: number,
): Promise<void> {
  const operator = requireOperator(actor)
  await requireConfirmed(deps, operator)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await readToEnd(inside)
    const batch = await requireDraft(db, batchId)
    if (batch.revision !== revision) throw new Failure('conflict', 'payouts_changed')
    const lines = await findLines(db, batchId, { after: 0, limit: ALL, statuses: ['planned'] })
    await refuseOutdated(inside, batch, lines)
    const isFirst = batch.approvals === 2 && batch.firstApprovedBy === null
    if (batch.approvals === 2 && batch.firstApprovedBy === operator.userId) {
      throw new Failure('conflict', 'second_person_needed')
    }
    if (isFirst) await noteFirstApproval(db, batchId, operator.userId, deps.now())
    else await release(inside, batchId, operator.userId, lines)
    await recordAudit(inside, {
      actorId: operator.userId,
      ...{ action: 'payoutBatchApproved', subjectKind: 'market', subjectId: `payout-batch:${batchId}` },
      detail: { total: lines.reduce((sum, { amount }) => sum + amount, 0), currency: batch.currency, last: !isFirst },
    })
  })
}

async function release(deps: Deps, batchId: number, by: string, lines: readonly LineRow[]): Promise<void> {
  await noteApproval(deps.db, batchId, by, deps.now())
  await postTransactions(
    deps,
    lines.map((line) => ({ key: `payout:${line.id}` as const, entries: payoutEntries(line), reverses: null })),
  )
}
