import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'

type LeavingRow = { email: string; firstName: string; locale: Locale; avatar: string }

/** An account that can still be left. */
export async function findLeaving(db: Database, userId: string): Promise<LeavingRow | undefined> {
  const { rows } = await sql<LeavingRow>`
    select email, first_name as "firstName", locale, avatar from users
    where id = ${userId} and status <> 'deleted'`.execute(db)
  return rows[0]
}

/** Sessions, links, codes and keys, and what was written down of the person. */
export async function eraseAccess(db: Database, userId: string): Promise<void> {
  await sql`
    with sessions as (delete from sessions where user_id = ${userId}),
    tokens as (delete from account_tokens where user_id = ${userId}),
    authenticators as (delete from authenticators where user_id = ${userId}),
    codes as (delete from recovery_codes where user_id = ${userId}),
    challenges as (delete from passkey_challenges where user_id = ${userId}),
    notes as (delete from account_notes where user_id = ${userId}),
    devices as (delete from known_devices where user_id = ${userId})
    delete from passkeys where user_id = ${userId}`.execute(db)
}

/** Leaves a row that tells nobody who it was; its address and name are free again. */
export async function anonymise(db: Database, userId: string, at: Date): Promise<void> {
  await sql`
    update users set email = 'deleted-' || id || '@deleted.invalid', username = 'deleted-' || id, first_name = '',
      last_name = '', phone = '', password_hash = null, avatar = 'preset-1', presence = 'away', permissions = 'buyer', staff_role = null,
      status = 'deleted', status_reason = null, deleted_at = ${at}
    where id = ${userId}`.execute(db)
}
