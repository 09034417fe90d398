import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import type { LeftOutReason, Payee } from '../rules/leave-out.ts'

export const LINE_STATUSES = ['planned', 'leftOut', 'approved', 'paid', 'returned'] as const
export type LineStatus = (typeof LINE_STATUSES)[number]

export type LineRow = {
  id: number
  batchId: number
  companyId: number
  currency: Currency
  amount: number
  status: LineStatus
  reason: string | null
  payee: Payee
  paidOn: string | null
  returnedAt: Date | null
}

const columns = sql`id, batch_id as "batchId", company_id as "companyId", currency, amount, status, reason, payee,
  paid_on::text as "paidOn", returned_at as "returnedAt"`

/** `positions`: entries that the payout pays. A line that is left out has a reason and takes none. */
export type NewLine = {
  companyId: number
  amount: number
  reason: LeftOutReason | null
  payee: Payee
  positions: readonly number[]
}
export type PlannedLine = NewLine & { suspended: boolean }

/** Writes the lines of a batch and gives each its entries, which nobody has yet; answers how many entries that were. */
export async function insertLines(
  db: Database,
  { batchId, currency }: { batchId: number; currency: Currency },
  lines: readonly NewLine[],
): Promise<number> {
  const { rows } = await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json)
        as t("companyId" int, amount bigint, reason text, payee jsonb, positions json)),
    lines as (
      insert into payout_lines (batch_id, company_id, currency, amount, status, reason, payee)
      select ${batchId}, "companyId", ${currency}, amount, case when reason is null then 'planned' else 'leftOut' end, reason, payee
      from given order by "companyId" returning id, company_id, status)
    update payout_entries e set line_id = lines.id
    from lines join given on given."companyId" = lines.company_id
      cross join lateral json_array_elements_text(given.positions) as p(position)
    where lines.status = 'planned' and e.position = p.position::bigint and e.company_id = lines.company_id
      and e.currency = ${currency} and e.line_id is null
    returning 1`.execute(db)
  return rows.length
}

/** Gives the entries of a draft back, of some lines or of all. */
export async function freeEntries(db: Database, batchId: number, lineIds: readonly number[] | null): Promise<void> {
  await sql`update payout_entries set line_id = null where line_id in (
    select id from payout_lines where batch_id = ${batchId} and status = 'planned'
      and (${lineIds}::bigint[] is null or id = any(${lineIds}::bigint[])))`.execute(db)
}

/** The lines of a draft go; their entries were given back before. */
export async function deleteLines(db: Database, batchId: number): Promise<void> {
  await sql`delete from payout_lines where batch_id = ${batchId} and status in ('planned', 'leftOut')`.execute(db)
}

/** Lines of a draft that are not to be paid after all, some or all; their entries were given back before. */
export async function leaveLinesOut(
  db: Database,
  batchId: number,
  lineIds: readonly number[] | null,
  reason: LeftOutReason,
): Promise<void> {
  await sql`update payout_lines set status = 'leftOut', reason = ${reason}
    where batch_id = ${batchId} and status = 'planned' and (${lineIds}::bigint[] is null or id = any(${lineIds}::bigint[]))`.execute(
    db,
  )
}

/** Lines of a batch with an id above `after`, by id. */
export async function findLines(
  db: Database,
  batchId: number,
  { after, limit, statuses }: { after: number; limit: number; statuses: readonly LineStatus[] },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`select ${columns} from payout_lines
    where batch_id = ${batchId} and id > ${after} and status = any(${statuses}::text[]) order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Lines of a batch by id, locked with the batch. */
export async function findLinesById(db: Database, batchId: number, ids: readonly number[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`select ${columns} from payout_lines
    where batch_id = ${batchId} and id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}

export async function notePaid(db: Database, ids: readonly number[], paidOn: string): Promise<void> {
  await sql`update payout_lines set status = 'paid', paid_on = ${paidOn}::date where id = any(${ids}::bigint[])`.execute(
    db,
  )
}

export async function noteReturned(db: Database, ids: readonly number[], reason: string, at: Date): Promise<void> {
  await sql`update payout_lines set status = 'returned', reason = ${reason}, returned_at = ${at}
    where id = any(${ids}::bigint[])`.execute(db)
}

/** A paid line of which nobody was told yet; from now on somebody was. Undefined where there is nothing to tell. */
export async function takePaidToNotify(db: Database, id: number, at: Date): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`update payout_lines set paid_notified_at = ${at}
    where id = ${id} and status = 'paid' and paid_notified_at is null returning ${columns}`.execute(db)
  return rows[0]
}

/** The same of one that came back. */
export async function takeReturnedToNotify(db: Database, id: number, at: Date): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`update payout_lines set returned_notified_at = ${at}
    where id = ${id} and status = 'returned' and returned_notified_at is null returning ${columns}`.execute(db)
  return rows[0]
}
