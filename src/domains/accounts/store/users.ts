import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import type { StaffRole } from '../../../values/staff.ts'
import type { AccountUser } from '../contract.ts'

type Permissions = AccountUser['permissions']
export type AccountStatus = 'pending' | 'active' | 'suspended' | 'deleted'

export type UserRow = {
  email: string
  username: string
  firstName: string
  lastName: string
  phone: string
  permissions: Permissions
  status: AccountStatus
  locale: Locale
  passwordHash: string | null
  privacyAcceptedAt: Date | null
  verifiedAt: Date | null
  createdAt: Date
}

/** The new account's id; or which of the two names is taken. */
export async function insertUser(
  db: Database,
  user: UserRow,
): Promise<{ id: string } | { taken: 'email' | 'username' }> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, username, first_name, last_name, phone, permissions, status, locale, password_hash,
      privacy_accepted_at, verified_at, created_at)
    values (${user.email}, ${user.username}, ${user.firstName}, ${user.lastName}, ${user.phone}, ${user.permissions},
      ${user.status}, ${user.locale}, ${user.passwordHash}, ${user.privacyAcceptedAt}, ${user.verifiedAt}, ${user.createdAt})
    on conflict do nothing returning id`.execute(db)
  if (rows[0]) return rows[0]
  const known = await sql`select 1 from users where lower(email) = lower(${user.email})`.execute(db)
  return { taken: known.rows.length > 0 ? 'email' : 'username' }
}

export type StoredUser = {
  id: string
  email: string
  username: string
  firstName: string
  lastName: string
  status: AccountStatus
  locale: Locale
  passwordHash: string | null
}

const columns = sql`id, email, username, first_name as "firstName", last_name as "lastName", status, locale,
  password_hash as "passwordHash"`

/** By e-mail address or username, in lower case: no username is an address. */
export async function findUserByLogin(db: Database, login: string): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select ${columns} from users where lower(email) = ${login} or lower(username) = ${login}`.execute(db)
  return rows[0]
}

export async function findUser(db: Database, id: string): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`select ${columns} from users where id = ${id}`.execute(db)
  return rows[0]
}

/** The person as it is now, locked until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`select ${columns} from users where id = ${id} for no key update`.execute(db)
  return rows[0]
}

export async function findAccountUser(db: Database, id: string): Promise<AccountUser> {
  const { rows } = await sql<{
    firstName: string
    permissions: Permissions
    staffRole: StaffRole
    companyId: number | null
  }>`
    select first_name as "firstName", permissions, coalesce(staff_role, 'owner') as "staffRole",
      (select min(company_id) from company_members where user_id = users.id) as "companyId"
    from users where id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('the account is gone')
  const companyId = row.companyId === null ? null : String(row.companyId)
  const { firstName, permissions, staffRole } = row
  return { _id: id, companyId, firstName, permissions, ...(permissions === 'admin' && { staffRole }) }
}

/** True unless the account was verified before. */
export async function setVerified(db: Database, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update users set status = 'active', verified_at = ${at} where id = ${id} and status = 'pending' returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Only over the hash that was proved, where one is given: of two changes at once the second finds another password. */
export async function setPasswordHash(
  db: Database,
  id: string,
  { passwordHash, before }: { passwordHash: string; before?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update users set password_hash = ${passwordHash}
    where id = ${id} and (${before ?? null}::text is null or password_hash = ${before ?? null}::text) returning 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function setPresence(db: Database, id: string, presence: string): Promise<void> {
  await sql`update users set presence = ${presence} where id = ${id}`.execute(db)
}

const abandoned = (now: Date) => sql`status = 'pending'
  and not exists (select 1 from company_members where user_id = users.id)
  and not exists (select 1 from account_tokens where user_id = users.id and purpose = 'verify' and expires_at > ${now})`

/**
 * Frees an address and a name of accounts that were never verified and wait for no code any more. Who registered a company stays: the
 * company would lose its only person.
 */
export async function deleteAbandoned(
  db: Database,
  who: { email: string; username: string },
  now: Date,
): Promise<void> {
  await sql`delete from users
    where (lower(email) = lower(${who.email}) or lower(username) = lower(${who.username})) and ${abandoned(now)}`.execute(
    db,
  )
}

/** Removes every account that was abandoned before `registeredBefore`. */
export async function deleteAllAbandoned(db: Database, registeredBefore: Date, now: Date): Promise<void> {
  await sql`delete from users where created_at < ${registeredBefore} and ${abandoned(now)}`.execute(db)
}
