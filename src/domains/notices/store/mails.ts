import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { NoticeRow } from './read.ts'

/** People of whose notices a mail is due, and who got none since `quiet`. */
export async function findMailDue(db: Database, quiet: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id as "userId" from notices n
    where mail_due and not exists (select from notices m where m.user_id = n.user_id and m.mailed_at > ${quiet}) order by 1 limit ${limit}`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

/** Takes what is due of a person: of two at once the second finds nothing. Oldest first. */
export async function takeMailDue(db: Database, userId: string, at: Date): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    with taken as (
      update notices set mail_due = false, mailed_at = ${at} where user_id = ${userId} and mail_due
      returning id::float8 as id, kind, data, path, at, read_at as "readAt")
    select * from taken order by id`.execute(db)
  return rows
}
