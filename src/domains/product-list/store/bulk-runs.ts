import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { BulkChange, BulkRun } from '../contract.ts'
import { matches, type SettledFilter } from './filter.ts'

export type StoredRun = Omit<BulkRun, 'kind' | 'by' | 'createdAt' | 'finishedAt' | 'undoUntil'> & {
  companyId: number
  byUser: string | null
  undoBy: string | null
  createdAt: Date
  finishedAt: Date | null
}

const COLUMNS = sql`
  id, company_id as "companyId", by_user as "byUser", change, filtered, status, total, changed, same, refused, undone, skipped,
  created_at as "createdAt", finished_at as "finishedAt", undo_by as "undoBy"`

type NewRun = {
  companyId: number
  byUser: string
  change: BulkChange
  filtered: boolean
  at: Date
  request: { key: string; hash: Buffer } | null
}

/** Undefined: the same request has made one already. */
export async function insertRun(db: Database, run: NewRun): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into bulk_runs (company_id, by_user, change, filtered, total, created_at, request_key, request_hash)
    values (${run.companyId}, ${run.byUser}::uuid, ${JSON.stringify(run.change)}::jsonb, ${run.filtered}, 0, ${run.at},
      ${run.request?.key ?? null}, ${run.request?.hash ?? null})
    on conflict (company_id, request_key) do nothing returning id`.execute(db)
  return rows[0]?.id
}

export async function findRequest(
  db: Database,
  companyId: number,
  key: string,
): Promise<{ id: number; hash: Buffer | null } | undefined> {
  const { rows } = await sql<{ id: number; hash: Buffer | null }>`
    select id, request_hash as hash from bulk_runs where company_id = ${companyId} and request_key = ${key}`.execute(db)
  return rows[0]
}

/** Ids of the company's products that are meant, in id order, at most so many. */
export async function findMeant(
  db: Database,
  companyId: number,
  meant: { ids: readonly number[] } | { filter: SettledFilter },
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${idsOf(companyId, meant)} order by 1 limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

function idsOf(companyId: number, meant: { ids: readonly number[] } | { filter: SettledFilter }): RawBuilder<unknown> {
  if ('ids' in meant)
    return sql`select id from products where company_id = ${companyId} and id = any(${meant.ids}::int[])`
  return sql`select product_id as id from assortment where ${matches(companyId, meant.filter)}`
}

/** Writes down which products a run is about. */
export async function insertRows(db: Database, runId: number, ids: readonly number[]): Promise<void> {
  await sql`insert into bulk_rows (run_id, product_id) select ${runId}, unnest(${ids}::int[])`.execute(db)
  await sql`update bulk_runs set total = ${ids.length} where id = ${runId}`.execute(db)
}

/** Locks a run until the transaction ends: its steps follow each other, whoever takes them. */
export async function lockRun(db: Database, runId: number): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`select ${COLUMNS} from bulk_runs where id = ${runId} for update`.execute(db)
  return rows[0]
}

export async function findRun(db: Database, companyId: number, runId: number): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    select ${COLUMNS} from bulk_runs where id = ${runId} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The newest first, older than the given one. */
export async function findRuns(
  db: Database,
  companyId: number,
  before: number | null,
  limit: number,
): Promise<StoredRun[]> {
  const { rows } = await sql<StoredRun>`
    select ${COLUMNS} from bulk_runs
    where company_id = ${companyId} and (${before}::bigint is null or id < ${before}::bigint) order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function finishRun(db: Database, runId: number, at: Date): Promise<void> {
  await sql`update bulk_runs set status = 'done', finished_at = ${at} where id = ${runId} and status = 'running'`.execute(
    db,
  )
}

export async function beginUndo(db: Database, runId: number, byUser: string): Promise<void> {
  await sql`update bulk_runs set status = 'undoing', undo_by = ${byUser}::uuid where id = ${runId}`.execute(db)
}

export async function finishUndo(db: Database, runId: number, at: Date): Promise<void> {
  await sql`update bulk_runs set status = 'undone', undone_at = ${at} where id = ${runId} and status = 'undoing'`.execute(
    db,
  )
}

export async function deleteOldRuns(db: Database, before: Date): Promise<void> {
  await sql`delete from bulk_runs where created_at < ${before} and status in ('done', 'undone')`.execute(db)
}
