import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type FoundOrder = { key: string; email: string; firstName: string }

/** The purchase of an order, where it was placed with this e-mail in small letters. By the index of numbers. */
export async function findByNumberAndEmail(
  db: Database,
  number: string,
  email: string,
): Promise<FoundOrder | undefined> {
  const { rows } = await sql<FoundOrder>`
    select p.key, p.email, p.first_name as "firstName" from orders o join purchases p on p.id = o.purchase_id
    where o.number = ${number} and lower(p.email) = ${email}`.execute(db)
  return rows[0]
}
