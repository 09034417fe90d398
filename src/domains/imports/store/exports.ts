import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type ExportRow = {
  id: number
  companyId: number
  format: 'csv' | 'xlsx'
  productStatus: 'draft' | 'published' | 'paused' | null
  status: 'running' | 'done' | 'failed'
  fileKey: string | null
  rows: number
  bytes: number | null
  createdAt: Date
}

const columns = sql`id, company_id as "companyId", format, product_status as "productStatus", status, file_key as "fileKey", rows, bytes,
  created_at as "createdAt"`

/** A new export; undefined when one of the company runs already. */
export async function insertExport(
  db: Database,
  row: Pick<ExportRow, 'companyId' | 'format' | 'productStatus'> & { byUser: string | null; at: Date },
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    insert into exports (company_id, format, product_status, by_user, created_at)
    values (${row.companyId}, ${row.format}, ${row.productStatus}, ${row.byUser}::uuid, ${row.at})
    on conflict (company_id) where status = 'running' do nothing returning ${columns}`.execute(db)
  return rows[0]
}

export async function findExport(db: Database, id: number): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${columns} from exports where id = ${id}`.execute(db)
  return rows[0]
}

export async function listExports(db: Database, companyId: number, limit: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports where company_id = ${companyId} order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function setExported(db: Database, id: number, rows: number): Promise<void> {
  await sql`update exports set rows = ${rows} where id = ${id}`.execute(db)
}

/** Ends an export that runs. */
export async function endExport(
  db: Database,
  id: number,
  end: Pick<ExportRow, 'status' | 'fileKey' | 'rows' | 'bytes'>,
): Promise<void> {
  await sql`
    update exports set status = ${end.status}, file_key = ${end.fileKey}, rows = ${end.rows}, bytes = ${end.bytes}
    where id = ${id} and status = 'running'`.execute(db)
}

/** Removes an export; returns the key of its file. */
export async function deleteExport(db: Database, id: number): Promise<string | null> {
  const { rows } = await sql<{ fileKey: string | null }>`
    delete from exports where id = ${id} returning file_key as "fileKey"`.execute(db)
  return rows[0]?.fileKey ?? null
}
