import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** All that is kept of a company's products, with their versions, behind an id and in their order. */
export async function findProductsOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select p.id, to_jsonb(p) - 'updated_by' || jsonb_build_object('versions',
      (select jsonb_agg(to_jsonb(v) - 'product_id' order by v.position, v.id) from versions v where v.product_id = p.id)) as row
    from products p where p.company_id = ${companyId} and p.id > ${after} order by p.id limit ${limit}`.execute(db)
  return rows
}
