import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** The avatar of a person who is locked until the transaction ends. */
export async function lockAvatar(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ avatar: string }>`
    select avatar from users where id = ${userId} for no key update`.execute(db)
  return rows[0]?.avatar
}

export async function setAvatar(db: Database, userId: string, avatar: string): Promise<void> {
  await sql`update users set avatar = ${avatar} where id = ${userId}`.execute(db)
}
