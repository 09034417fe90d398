import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Profile } from '../contract.ts'

export type StoredProfile = Omit<Profile, 'pendingEmail' | 'secondFactor' | 'registeredAt' | 'companyId'> & {
  companyId: number | null
  createdAt: Date
}

export async function findProfile(db: Database, userId: string): Promise<StoredProfile | undefined> {
  const { rows } = await sql<StoredProfile>`
    select id as "_id", username, email, first_name as "firstName", last_name as "lastName", phone, locale, permissions,
      (select min(company_id) from company_members where user_id = users.id) as "companyId",
      presence as "Status", avatar as "AvatarLogin", created_at as "createdAt", password_hash is not null as "hasPassword"
    from users where id = ${userId}`.execute(db)
  return rows[0]
}

export type ProfileChange = { username: string; firstName: string; lastName: string; phone: string; locale: Locale }

const UNIQUE_VIOLATION = '23505'

/** False when another account has what has to be unique; the transaction is spoilt then. */
async function unlessTaken(update: Promise<unknown>): Promise<boolean> {
  try {
    await update
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

export function updateProfile(db: Database, userId: string, change: ProfileChange): Promise<boolean> {
  return unlessTaken(
    sql`update users set username = ${change.username}, first_name = ${change.firstName}, last_name = ${change.lastName},
      phone = ${change.phone}, locale = ${change.locale} where id = ${userId}`.execute(db),
  )
}

export function updateEmail(db: Database, userId: string, email: string): Promise<boolean> {
  return unlessTaken(sql`update users set email = ${email} where id = ${userId}`.execute(db))
}

/** Frees an address of an account that was never verified: its new holder has proved that it is his. */
export async function deleteUnverified(db: Database, email: string): Promise<void> {
  await sql`delete from users where lower(email) = lower(${email}) and status = 'pending'
    and not exists (select 1 from company_members where user_id = users.id)`.execute(db)
}
