import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'

export type DataExport = {
  id: number
  /** Null: of the whole market. */
  companyId: number | null
  state: 'waiting' | 'done' | 'failed' | 'gone'
  askedBy: string
  locale: Locale
  askedAt: Date
  doneAt: Date | null
  expiresAt: Date | null
  fileKey: string | null
  bytes: number | null
  reason: 'too_large' | 'no_room' | 'stopped' | null
}

const columns = sql`id, company_id as "companyId", state, asked_by as "askedBy", locale, asked_at as "askedAt", done_at as "doneAt",
  expires_at as "expiresAt", file_key as "fileKey", bytes, reason`

/** A new one; undefined where one of the same waits already. */
export async function insertDataExport(
  db: Database,
  { companyId, by, locale, at }: { companyId: number | null; by: string; locale: Locale; at: Date },
): Promise<DataExport | undefined> {
  const { rows } = await sql<DataExport>`
    insert into data_exports (company_id, state, asked_by, locale, asked_at)
    values (${companyId}, 'waiting', ${by}::uuid, ${locale}, ${at})
    on conflict (coalesce(company_id, 0)) where state = 'waiting' do nothing returning ${columns}`.execute(db)
  return rows[0]
}

/** One that came to no end since then is given up, so that another may be asked for. */
export async function giveUpBefore(db: Database, companyId: number | null, at: Date): Promise<void> {
  await sql`
    update data_exports set state = 'failed', reason = 'stopped'
    where state = 'waiting' and coalesce(company_id, 0) = coalesce(${companyId}::int, 0) and asked_at < ${at}`.execute(
    db,
  )
}

export async function findDataExport(db: Database, id: number): Promise<DataExport | undefined> {
  const { rows } = await sql<DataExport>`select ${columns} from data_exports where id = ${id}`.execute(db)
  return rows[0]
}

/** Of a company, or of the market (null), the newest first. */
export async function findDataExports(db: Database, companyId: number | null, limit: number): Promise<DataExport[]> {
  const { rows } = await sql<DataExport>`
    select ${columns} from data_exports where company_id is not distinct from ${companyId}::int order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Ends one that waits; false where it has ended before. */
export async function endDataExport(
  db: Database,
  id: number,
  end: Pick<DataExport, 'state' | 'doneAt' | 'expiresAt' | 'fileKey' | 'bytes' | 'reason'>,
): Promise<boolean> {
  const { rows } = await sql`
    update data_exports set state = ${end.state}, done_at = ${end.doneAt}, expires_at = ${end.expiresAt}, file_key = ${end.fileKey},
      bytes = ${end.bytes}, reason = ${end.reason}
    where id = ${id} and state = 'waiting' returning 1`.execute(db)
  return rows.length > 0
}

/** Lets the next ones go whose days are over; answers the keys of their files. */
export async function takeExpired(db: Database, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with over as (
      select id, file_key from data_exports where state = 'done' and expires_at <= ${at}
      order by expires_at limit ${limit} for update skip locked)
    update data_exports d set state = 'gone', file_key = null from over where d.id = over.id returning over.file_key as key`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

/** Whether any export names a file. */
export async function isFileUsed(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select from data_exports where file_key = ${key}`.execute(db)
  return rows.length > 0
}
