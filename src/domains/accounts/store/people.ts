import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import type { StaffRole } from '../../../values/staff.ts'
import type { userRow } from '../people/contract.ts'

export type UserRow = z.infer<typeof userRow>
/** Where a person stands in the list; the time in microseconds since 1970. */
export type Place = { at: number; id: string }
export type PeopleFilter = {
  q?: string | undefined
  status?: string | undefined
  permissions?: string | undefined
  ids?: readonly string[] | undefined
  after?: Place | undefined
}

type Row = Omit<UserRow, 'registeredAt' | 'lastSeenAt'> & { createdAt: Date; lastSeenAt: Date | null; at: number }

const columns = sql`id as "_id", username, email, first_name as "firstName", last_name as "lastName", permissions,
  case when permissions = 'admin' then coalesce(staff_role, 'owner') end as "staffRole", status,
  status_reason as "statusReason", created_at as "createdAt", (extract(epoch from created_at) * 1000000)::bigint as at,
  (select max(last_seen_at) from sessions where user_id = users.id) as "lastSeenAt"`

const print = ({ createdAt, lastSeenAt, at: _, ...row }: Row): UserRow => ({
  ...row,
  registeredAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

/** People, newest first, with the place of each in the list. */
export async function findPeople(
  db: Database,
  { q, status, permissions, ids, after }: PeopleFilter,
  limit: number,
): Promise<{ user: UserRow; place: Place }[]> {
  const conditions = [sql`true`]
  if (q) {
    const words = `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`lower(first_name || ' ' || last_name || ' ' || username || ' ' || email) like ${words}`)
  }
  if (status) conditions.push(sql`status = ${status}`)
  if (permissions) conditions.push(sql`permissions = ${permissions}`)
  if (ids) conditions.push(sql`id = any(${ids}::uuid[])`)
  if (after) {
    const at = sql`('epoch'::timestamptz + ${after.at}::float8 * interval '1 microsecond')`
    conditions.push(sql`created_at <= ${at} and (created_at < ${at} or id > ${after.id}::uuid)`)
  }
  const { rows } = await sql<Row>`
    select ${columns} from users where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows.map((row) => ({ user: print(row), place: { at: row.at, id: row._id } }))
}

export async function findPerson(db: Database, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<Row>`select ${columns} from users where id = ${id}`.execute(db)
  return rows[0] && print(rows[0])
}

export type LockedPerson = {
  id: string
  username: string
  email: string
  firstName: string
  locale: Locale
  status: UserRow['status']
  permissions: UserRow['permissions']
  /** Of operators alone. */
  staffRole: StaffRole | null
  isMember: boolean
}

/**
 * A person and every active operator, locked in id order until the transaction ends: of two who would take each other's place away the
 * second sees what the first did.
 */
export async function lockWithOperators(
  db: Database,
  id: string,
): Promise<{ person: LockedPerson | undefined; owners: number }> {
  const { rows } = await sql<LockedPerson>`
    select id, username, email, first_name as "firstName", locale, status, permissions,
      case when permissions = 'admin' then coalesce(staff_role, 'owner') end as "staffRole",
      exists (select 1 from company_members where user_id = users.id) as "isMember"
    from users where id = ${id} or (permissions = 'admin' and status = 'active')
    order by id for no key update`.execute(db)
  return {
    person: rows.find((row) => row.id === id),
    owners: rows.filter((row) => row.staffRole === 'owner' && row.status === 'active').length,
  }
}

export async function setStatus(db: Database, id: string, status: string, reason: string | null): Promise<void> {
  await sql`update users set status = ${status}, status_reason = ${reason} where id = ${id}`.execute(db)
}

/** `role`: of an operator; null for everybody else. */
export async function setPermissions(
  db: Database,
  id: string,
  permissions: string,
  role: StaffRole | null,
): Promise<void> {
  await sql`update users set permissions = ${permissions}, staff_role = ${role} where id = ${id}`.execute(db)
}
