import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../values/failure.ts'
import { type BatchRow, findBatch, lockBatch } from './store/batches.ts'

/** A batch; `payout_batch_not_found`. */
export async function requireBatch(db: Database, id: number): Promise<BatchRow> {
  return known(await findBatch(db, id))
}

/** The same, locked; `payout_batch_not_draft` where it is none any more. */
export async function requireDraft(db: Database, id: number): Promise<BatchRow> {
  const batch = known(await lockBatch(db, id))
  if (batch.status !== 'draft') throw new Failure('conflict', 'payout_batch_not_draft')
  return batch
}

/** The same, locked; `payout_batch_not_approved` for a draft and for what was discarded. */
export async function requireApproved(db: Database, id: number): Promise<BatchRow> {
  const batch = known(await lockBatch(db, id))
  if (batch.status !== 'approved' && batch.status !== 'done') throw new Failure('conflict', 'payout_batch_not_approved')
  return batch
}

function known(batch: BatchRow | undefined): BatchRow {
  if (!batch) throw new Failure('notFound', 'payout_batch_not_found')
  return batch
}
