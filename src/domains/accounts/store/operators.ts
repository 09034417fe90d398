import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Contact } from './contacts.ts'

export async function findOperators(db: Database): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select id as "userId", email, first_name as "firstName", last_name as "lastName", locale
    from users where permissions = 'admin' and status = 'active' order by id`.execute(db)
  return rows
}
