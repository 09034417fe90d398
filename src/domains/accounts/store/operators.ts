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

/** Names of owners among the operator's people who have no second factor: neither a confirmed authenticator nor a passkey. */
export async function findOwnersWithoutFactor(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || last_name) as name from users
    where permissions = 'admin' and status = 'active' and coalesce(staff_role, 'owner') = 'owner'
      and not exists (select 1 from authenticators where user_id = users.id and confirmed_at is not null)
      and not exists (select 1 from passkeys where user_id = users.id)
    order by id limit 20`.execute(db)
  return rows.map(({ name }) => name)
}
