import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** Documents that were issued in a company's name, with all that stands on them, behind an id and in their order. */
export async function findIssuedOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select d.id, to_jsonb(d) - '{hash,key}'::text[] as row from documents d
    where d.company_id = ${companyId} and d.id > ${after} order by d.id limit ${limit}`.execute(db)
  return rows
}

/** The names of those that it uploaded itself. */
export async function findUploadsOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select u.id, to_jsonb(u) - '{hash,file_key,uploaded_by}'::text[] as row from document_uploads u
    where u.company_id = ${companyId} and u.id > ${after} order by u.id limit ${limit}`.execute(db)
  return rows
}
