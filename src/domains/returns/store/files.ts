import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { CaseParty } from '../rules/case-table.ts'

export type CaseFile = {
  id: number
  caseId: number
  /** Null: no statement took it yet. */
  statementId: number | null
  by: CaseParty
  name: string
  media: string
  /** Bytes. */
  size: number
  hash: Buffer
  fileKey: string
  addedAt: Date
}

const columns = sql`f.id, f.case_id as "caseId", f.statement_id as "statementId", f.by_kind as "by", f.name, f.media, f.size, f.hash,
  f.file_key as "fileKey", f.added_at as "addedAt"`

/** Files of statements and those that wait for one, the first first; `MOST_FILES` and `MOST_WAITING` bound what a case has. */
export async function findFiles(db: Database, caseIds: readonly number[]): Promise<CaseFile[]> {
  const { rows } = await sql<CaseFile>`
    select ${columns} from return_files f where f.case_id = any(${caseIds}::bigint[]) order by f.id`.execute(db)
  return rows
}

/** A file that a statement of the case has. */
export async function findSentFile(db: Database, caseId: number, id: number): Promise<CaseFile | undefined> {
  const { rows } = await sql<CaseFile>`
    select ${columns} from return_files f where f.id = ${id} and f.case_id = ${caseId} and f.statement_id is not null`.execute(
    db,
  )
  return rows[0]
}

export async function insertFile(
  db: Database,
  file: Omit<CaseFile, 'id' | 'statementId'>,
  byUser: string | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into return_files (case_id, by_kind, added_by, name, media, size, hash, file_key, added_at)
    values (${file.caseId}, ${file.by}, ${byUser}, ${file.name}, ${file.media}, ${file.size}, ${file.hash}, ${file.fileKey}, ${file.addedAt})
    returning id`.execute(db)
  return must(rows[0], 'the file just written').id
}

/** Gives waiting files of a side to its statement; how many there were. */
export async function takeFiles(
  db: Database,
  { caseId, by, statementId }: { caseId: number; by: CaseParty; statementId: number },
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    update return_files set statement_id = ${statementId}
    where id = any(${ids}::bigint[]) and case_id = ${caseId} and by_kind = ${by} and statement_id is null returning id`.execute(
    db,
  )
  return rows.length
}

/** Lets a file go that no statement took. */
export async function deleteWaiting(db: Database, fileKey: string): Promise<void> {
  await sql`delete from return_files where file_key = ${fileKey} and statement_id is null`.execute(db)
}

export async function isFileKept(db: Database, fileKey: string): Promise<boolean> {
  const { rows } = await sql`select from return_files where file_key = ${fileKey}`.execute(db)
  return rows.length > 0
}

/** Takes away what buyers of these orders sent and no statement took, or to cases that they took back; the keys. */
export async function takeUnneeded(db: Database, orderIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    delete from return_files f using return_cases c
    where c.id = f.case_id and c.order_id = any(${orderIds}::bigint[]) and f.by_kind = 'buyer'
      and (f.statement_id is null or c.status = 'cancelled')
    returning f.file_key as "fileKey"`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}

/** Takes files away that came before, of cases that were over before, too; their keys. */
export async function takeOutlived(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    delete from return_files where id in (
      select f.id from return_files f join return_cases c on c.id = f.case_id
      where f.added_at < ${before} and c.updated_at < ${before}
        and c.status not in ('opened', 'accepted', 'sent', 'received', 'disputed')
      order by f.added_at limit ${most})
    returning file_key as "fileKey"`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}
