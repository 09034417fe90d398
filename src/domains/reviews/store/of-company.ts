import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** Reviews that a company received, with its replies, behind an id and in their order; those that were withdrawn are their author's alone. */
export async function findReviewsOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select r.id, to_jsonb(r) as row from reviews r
    where r.company_id = ${companyId} and r.id > ${after} and r.withdrawn_at is null order by r.id limit ${limit}`.execute(
    db,
  )
  return rows
}
