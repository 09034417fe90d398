import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { DocumentKind } from '../rules/requirements.ts'

export type StoredDocument = {
  id: number
  kind: DocumentKind
  name: string
  media: string
  size: number
  fileKey: string
  createdAt: Date
}

export async function findDocuments(db: Database, companyId: number): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select id, kind, name, media, size, file_key as "fileKey", created_at as "createdAt"
    from company_documents where company_id = ${companyId} order by id`.execute(db)
  return rows
}

export async function findDocument(db: Database, companyId: number, id: number): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select id, kind, name, media, size, file_key as "fileKey", created_at as "createdAt"
    from company_documents where company_id = ${companyId} and id = ${id}`.execute(db)
  return rows[0]
}

export async function insertDocument(
  db: Database,
  document: Omit<StoredDocument, 'id' | 'createdAt'> & { companyId: number; uploadedBy: string },
): Promise<{ id: number; createdAt: Date }> {
  const { rows } = await sql<{ id: number; createdAt: Date }>`
    insert into company_documents (company_id, kind, name, media, size, file_key, uploaded_by)
    values (${document.companyId}, ${document.kind}, ${document.name}, ${document.media}, ${document.size}, ${document.fileKey},
      ${document.uploadedBy}) returning id, created_at as "createdAt"`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('a document was not inserted')
  return row
}

/** The document that was removed; undefined when there is none any more. */
export async function deleteDocument(
  db: Database,
  companyId: number,
  id: number,
): Promise<{ fileKey: string; kind: string } | undefined> {
  const { rows } = await sql<{ fileKey: string; kind: string }>`
    delete from company_documents where company_id = ${companyId} and id = ${id}
    returning file_key as "fileKey", kind`.execute(db)
  return rows[0]
}

/** Whether a company still shows or keeps the file. */
export async function isFileInUse(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from company_documents where file_key = ${key}
    union all select 1 from companies where photo_key = ${key}`.execute(db)
  return rows.length > 0
}
