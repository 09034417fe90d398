import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { payoutPaidEntries, payoutReturnedEntries, postTransactions } from '../ledger/index.ts'
import { requireApproved } from './require-batch.ts'
import { closeWhereDone } from './store/batches.ts'
import { findLines, findLinesById, type LineRow, notePaid, noteReturned } from './store/lines.ts'

const ALL = 1_000_000

/**
 * Notes that the bank carried payouts out on a day of the market's clock: of all lines that are under way, or of some. Lines that were paid
 * already stay as they are; of one that came back it is refused (`payout_line_returned`). Sellers are told by a job.
 */
export async function markPaid(
  deps: Deps,
  actor: Actor | undefined,
  batchId: number,
  { paidOn, lineIds }: { paidOn: string; lineIds?: readonly number[] | undefined },
): Promise<void> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const batch = await requireApproved(db, batchId)
    if (paidOn > marketDay(deps.now())) throw invalidField('paidOn', 'day_in_future')
    if (batch.approvedAt && paidOn < marketDay(batch.approvedAt)) throw invalidField('paidOn', 'day_before_approval')
    const lines = lineIds
      ? await requireLines(inside, batchId, lineIds)
      : await findLines(db, batchId, { after: 0, limit: ALL, statuses: ['approved'] })
    if (lines.some(({ status }) => status === 'returned')) throw new Failure('conflict', 'payout_line_returned')
    const open = lines.filter(({ status }) => status === 'approved')
    if (open.length === 0) return
    await notePaid(db, idsOf(open), paidOn)
    await postTransactions(
      inside,
      open.map((line) => ({
        key: `payout-paid:${line.id}` as const,
        entries: payoutPaidEntries(line),
        reverses: `payout:${line.id}` as const,
      })),
    )
    await deps.addJob(db, ...open.map(({ id }) => ({ name: 'payouts.notifyPaid' as const, payload: { lineId: id } })))
    await finish(inside, operator.userId, batchId, { action: 'payoutsPaid', lines: open })
  })
}

/**
 * Notes that the bank refused payouts or sent them back, before or after they were marked as paid: the sellers are owed the money again at
 * once. Lines that came back already stay as they are. `reason`: as the bank put it; the seller reads it.
 */
export async function markReturned(
  deps: Deps,
  actor: Actor | undefined,
  batchId: number,
  { lineIds, reason }: { lineIds: readonly number[]; reason: string },
): Promise<void> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await requireApproved(db, batchId)
    const lines = await requireLines(inside, batchId, lineIds)
    const back = lines.filter(({ status }) => status === 'approved' || status === 'paid')
    if (back.length === 0) return
    await noteReturned(db, idsOf(back), reason, deps.now())
    await postTransactions(
      inside,
      back.map((line) => ({
        key: `payout-returned:${line.id}` as const,
        entries: payoutReturnedEntries({ ...line, hadLeft: line.status === 'paid' }),
        reverses: `payout:${line.id}` as const,
      })),
    )
    await deps.addJob(
      db,
      ...back.map(({ id }) => ({ name: 'payouts.notifyReturned' as const, payload: { lineId: id } })),
    )
    await finish(inside, operator.userId, batchId, { action: 'payoutsReturned', lines: back })
  })
}

const idsOf = (lines: readonly LineRow[]) => lines.map(({ id }) => id)

async function requireLines(deps: Deps, batchId: number, lineIds: readonly number[]): Promise<LineRow[]> {
  const lines = await findLinesById(deps.db, batchId, lineIds)
  const missing = lineIds.some((id) => !lines.some((line) => line.id === id && line.status !== 'leftOut'))
  if (missing) throw new Failure('notFound', 'payout_line_not_found')
  return lines
}

async function finish(
  deps: Deps,
  by: string,
  batchId: number,
  { action, lines }: { action: 'payoutsPaid' | 'payoutsReturned'; lines: readonly LineRow[] },
): Promise<void> {
  await closeWhereDone(deps.db, batchId)
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  await recordAudit(deps, {
    actorId: by,
    ...{ action, subjectKind: 'market', subjectId: `payout-batch:${batchId}` },
    detail: { lines: lines.length, sum },
  })
}
