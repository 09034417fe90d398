import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { EvidenceKind } from '../../payments/contract.ts'

export type FileRow = {
  id: number
  chargebackId: number
  companyId: number | null
  kind: EvidenceKind | null
  words: string
  name: string
  media: string
  /** Bytes. */
  size: number
  hash: Buffer
  fileKey: string
  addedAt: Date
  providerFile: string | null
}

const columns = sql`f.id, f.chargeback_id as "chargebackId", f.company_id as "companyId", f.kind, f.words, f.name, f.media, f.size,
  f.hash, f.file_key as "fileKey", f.added_at as "addedAt", f.provider_file as "providerFile"`

/** Of chargebacks, the first first; each takes no more than `EVIDENCE_FILES`. */
export async function findFiles(db: Database, chargebackIds: readonly number[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from chargeback_files f where chargeback_id = any(${chargebackIds}::bigint[]) order by id`.execute(
    db,
  )
  return rows
}

export async function findFile(db: Database, chargebackId: number, id: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${columns} from chargeback_files f where id = ${id} and chargeback_id = ${chargebackId}`.execute(db)
  return rows[0]
}

export async function insertFile(
  db: Database,
  file: Omit<FileRow, 'id' | 'providerFile'> & { addedBy: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into chargeback_files (chargeback_id, company_id, kind, words, name, media, size, hash, file_key, added_by, added_at)
    values (${file.chargebackId}, ${file.companyId}, ${file.kind}, ${file.words}, ${file.name}, ${file.media}, ${file.size},
      ${file.hash}, ${file.fileKey}, ${file.addedBy}, ${file.addedAt})
    returning id`.execute(db)
  return must(rows[0], 'the file just written').id
}

export async function writeKind(db: Database, id: number, kind: EvidenceKind | null): Promise<void> {
  await sql`update chargeback_files set kind = ${kind} where id = ${id}`.execute(db)
}

export async function deleteFile(db: Database, id: number): Promise<void> {
  await sql`delete from chargeback_files where id = ${id}`.execute(db)
}

/** What the provider calls a file; the first word stands. */
export async function writeProviderFile(db: Database, id: number, name: string): Promise<void> {
  await sql`update chargeback_files set provider_file = ${name} where id = ${id} and provider_file is null`.execute(db)
}

/** Forgets what the provider calls files: after a refusal all of them go anew. */
export async function clearProviderFiles(db: Database, chargebackId: number): Promise<void> {
  await sql`update chargeback_files set provider_file = null where chargeback_id = ${chargebackId}`.execute(db)
}

export async function isFileKept(db: Database, fileKey: string): Promise<boolean> {
  const { rows } = await sql`select from chargeback_files where file_key = ${fileKey}`.execute(db)
  return rows.length > 0
}

/** Takes files away whose chargebacks were decided before; their keys. */
export async function takeOutlived(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    delete from chargeback_files where id in (
      select f.id from chargebacks c join chargeback_files f on f.chargeback_id = c.id
      where c.decided_at < ${before} order by c.decided_at limit ${most})
    returning file_key as "fileKey"`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}
