import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { StaffRole } from '../../../values/staff.ts'
import type { Contact } from './contacts.ts'

export async function findOperators(db: Database): Promise<(Contact & { role: StaffRole })[]> {
  const { rows } = await sql<Contact & { role: StaffRole }>`
    select id as "userId", email, first_name as "firstName", last_name as "lastName", locale, coalesce(staff_role, 'owner') as role
    from users where permissions = 'admin' and status = 'active' order by id`.execute(db)
  return rows
}
