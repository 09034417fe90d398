import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export async function deleteExpired(db: Database, now: Date, devicesBefore: Date): Promise<void> {
  await sql`delete from sessions where expires_at < ${now}`.execute(db)
  await sql`delete from account_tokens where expires_at < ${now}`.execute(db)
  await sql`delete from passkey_challenges where expires_at < ${now}`.execute(db)
  await sql`delete from known_devices where last_used_at < ${devicesBefore}`.execute(db)
}
