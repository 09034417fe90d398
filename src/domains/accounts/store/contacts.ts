import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'

export type Contact = { userId: string; email: string; firstName: string; lastName: string; locale: Locale }

export async function findContacts(db: Database, userIds: readonly string[]): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select id as "userId", email, first_name as "firstName", last_name as "lastName", locale
    from users where id = any(${userIds}::uuid[]) and status <> 'deleted' order by id`.execute(db)
  return rows
}

/** Whether somebody deleted the account, at a moment or later (null: ever). */
export async function isDeletedSince(db: Database, userId: string, since: Date | null): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and status = 'deleted'
      and (${since}::timestamptz is null or deleted_at >= ${since})`.execute(db)
  return rows.length > 0
}

export async function findLocaleOf(db: Database, email: string): Promise<Locale | undefined> {
  const { rows } = await sql<{ locale: Locale }>`
    select locale from users where lower(email) = lower(${email}) and status <> 'deleted'`.execute(db)
  return rows[0]?.locale
}

/** Locks the person's row until the transaction ends; false for one that is not there. */
export async function lockUser(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ active: boolean }>`
    select status = 'active' as active from users where id = ${userId} for no key update`.execute(db)
  return rows[0]?.active ?? false
}

export async function updateSeller(db: Database, userId: string, isSeller: boolean): Promise<void> {
  const permissions = isSeller ? 'seller' : 'buyer'
  await sql`update users set permissions = ${permissions}
    where id = ${userId} and permissions not in ('admin', ${permissions})`.execute(db)
}
