import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'

export type UploadRow = {
  id: number
  orderId: number
  companyId: number
  name: string
  /** Bytes. */
  size: number
  fileKey: string
  hash: Buffer
  createdAt: Date
}

const columns = sql`id, order_id as "orderId", company_id as "companyId", name, size, file_key as "fileKey", hash, created_at as "createdAt"`

export async function hasUploads(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`select from document_uploads where order_id = ${orderId} limit 1`.execute(db)
  return rows.length > 0
}

/** Of orders, the first first. */
export async function findUploads(db: Database, orderIds: readonly number[]): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from document_uploads where order_id = any(${orderIds}::bigint[]) order by id`.execute(db)
  return rows
}

export async function insertUpload(
  db: Database,
  upload: Omit<UploadRow, 'id'> & { uploadedBy: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into document_uploads (order_id, company_id, name, size, file_key, hash, uploaded_by, created_at)
    values (${upload.orderId}, ${upload.companyId}, ${upload.name}, ${upload.size}, ${upload.fileKey}, ${upload.hash},
      ${upload.uploadedBy}, ${upload.createdAt})
    returning id`.execute(db)
  return must(rows[0], 'the upload just written').id
}

export async function isUploadKept(db: Database, fileKey: string): Promise<boolean> {
  const { rows } = await sql`select from document_uploads where file_key = ${fileKey}`.execute(db)
  return rows.length > 0
}

export async function findUpload(db: Database, id: number): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`select ${columns} from document_uploads where id = ${id}`.execute(db)
  return rows[0]
}
