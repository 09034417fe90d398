import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { PublicCompany } from '../contract.ts'

type PublicRow = Omit<PublicCompany, 'since'> & { since: Date }

/** Companies that sell or did, and the market's own. */
export async function findPublicCompanies(db: Database, ids: readonly number[]): Promise<PublicCompany[]> {
  const { rows } = await sql<PublicRow>`
    select id, name, short_name as "shortName", street, postal_code as "postalCode", city, country, tax_id as "taxId",
      vat_id as "vatId", register_name as "registerName", register_number as "registerNumber", email, phone, website,
      photo_key as "photoKey", about, self_certified as "selfCertified", created_at as since, sells
    from companies where id = any(${ids}::int[]) and (status in ('approved', 'suspended') or operates_market)
    order by id`.execute(db)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
