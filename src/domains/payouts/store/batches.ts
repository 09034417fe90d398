import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { ChannelCode } from '../channels/index.ts'

export const BATCH_STATUSES = ['draft', 'approved', 'done', 'discarded'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

export type BatchRow = {
  id: number
  currency: Currency
  channel: ChannelCode
  status: BatchStatus
  approvals: 1 | 2
  revision: number
  createdBy: string
  createdAt: Date
  firstApprovedBy: string | null
  firstApprovedAt: Date | null
  approvedBy: string | null
  approvedAt: Date | null
  exportedAt: Date | null
}

const columns = sql`id, currency, channel, status, approvals, revision, created_by as "createdBy", created_at as "createdAt",
  first_approved_by as "firstApprovedBy", first_approved_at as "firstApprovedAt", approved_by as "approvedBy",
  approved_at as "approvedAt", exported_at as "exportedAt"`

export async function insertBatch(
  db: Database,
  batch: Pick<BatchRow, 'currency' | 'channel' | 'approvals' | 'createdBy' | 'createdAt'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payout_batches (currency, channel, status, approvals, created_by, created_at)
    values (${batch.currency}, ${batch.channel}, 'draft', ${batch.approvals}, ${batch.createdBy}, ${batch.createdAt})
    returning id`.execute(db)
  return must(rows[0], 'a batch').id
}

export async function findBatch(db: Database, id: number): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`select ${columns} from payout_batches where id = ${id}`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends. */
export async function lockBatch(db: Database, id: number): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`select ${columns} from payout_batches where id = ${id} for update`.execute(db)
  return rows[0]
}

export type BatchSums = { lines: number; total: number; leftOut: number; paid: number; returned: number }

/** Batches with an id below `before`, the newest first, with what is in each: `lines` and `total` (grosze) of all that are to be paid. */
export async function findBatches(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<(BatchRow & BatchSums)[]> {
  const { rows } = await sql<BatchRow & BatchSums>`
    select b.*, s.* from (select ${columns} from payout_batches where id < ${before} order by id desc limit ${limit}) as b
      cross join lateral (
        select count(*) filter (where l.status <> 'leftOut')::int as lines, count(*) filter (where l.status = 'leftOut')::int as "leftOut",
          coalesce(sum(l.amount) filter (where l.status <> 'leftOut'), 0)::bigint as total,
          coalesce(sum(l.amount) filter (where l.status = 'paid'), 0)::bigint as paid,
          coalesce(sum(l.amount) filter (where l.status = 'returned'), 0)::bigint as returned
        from payout_lines l where l.batch_id = b.id) as s
    order by b.id desc`.execute(db)
  return rows
}

/** Whoever approved before approved something else. */
export async function bumpRevision(db: Database, id: number): Promise<void> {
  await sql`update payout_batches set revision = revision + 1, first_approved_by = null, first_approved_at = null
    where id = ${id} and status = 'draft'`.execute(db)
}

export async function noteFirstApproval(db: Database, id: number, by: string, at: Date): Promise<void> {
  await sql`update payout_batches set first_approved_by = ${by}, first_approved_at = ${at} where id = ${id}`.execute(db)
}

export async function noteApproval(db: Database, id: number, by: string, at: Date): Promise<void> {
  await sql`update payout_batches set status = 'approved', approved_by = ${by}, approved_at = ${at}
    where id = ${id}`.execute(db)
  await sql`update payout_lines set status = 'approved' where batch_id = ${id} and status = 'planned'`.execute(db)
}

/** Its lines stay as they were when somebody thought better of it, without the entries. */
export async function noteDiscarded(db: Database, id: number): Promise<void> {
  await sql`update payout_batches set status = 'discarded' where id = ${id}`.execute(db)
}

export async function noteExport(db: Database, id: number, at: Date): Promise<void> {
  await sql`update payout_batches set exported_at = coalesce(exported_at, ${at}) where id = ${id}`.execute(db)
}

/** A batch of which nothing is left to be done is done. */
export async function closeWhereDone(db: Database, id: number): Promise<void> {
  await sql`update payout_batches b set status = 'done' where id = ${id} and status = 'approved'
    and not exists (select from payout_lines where batch_id = b.id and status = 'approved')`.execute(db)
}

/** Payouts of the batches that wait, by what they wait for: how many, how much (minor units) and since when. */
export type WaitingPayouts = {
  status: 'draft' | 'approved'
  currency: Currency
  count: number
  amount: number
  since: Date
}

/** The oldest so many batches are looked at: more never wait. */
export async function sumWaiting(db: Database, batches: number): Promise<WaitingPayouts[]> {
  const { rows } = await sql<WaitingPayouts>`
    select b.status, b.currency, count(*)::int as count, sum(l.amount)::float8 as amount, min(coalesce(b.approved_at, b.created_at)) as since
    from (select * from payout_batches where status in ('draft', 'approved') order by id limit ${batches}) b
      join payout_lines l on l.batch_id = b.id and l.status in ('planned', 'approved')
    group by b.status, b.currency order by b.status, b.currency`.execute(db)
  return rows
}
