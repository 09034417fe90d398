import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Notes that something waits for these people; the order keeps two at once from waiting for each other. */
export async function noteWaiting(db: Database, userIds: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into message_readers as r (user_id, unread_since)
    select id, ${at}::timestamptz from unnest(${userIds}::uuid[]) as asked (id) order by id
    on conflict (user_id) do update set unread_since = coalesce(r.unread_since, excluded.unread_since)`.execute(db)
}

/** Takes people for whom something waits since before `since` and who were not written to after `mailedBefore`; notes that they are written to. */
export async function takeDue(
  db: Database,
  { since, mailedBefore, at, most }: { since: Date; mailedBefore: Date; at: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    update message_readers set unread_since = null, mailed_at = ${at} where user_id in (
      select user_id from message_readers
      where unread_since <= ${since} and digest and (mailed_at is null or mailed_at <= ${mailedBefore})
      order by unread_since limit ${most} for update skip locked)
    returning user_id as "userId"`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Nothing waits for a person any more. */
export async function noteAllRead(db: Database, userId: string): Promise<void> {
  await sql`update message_readers set unread_since = null where user_id = ${userId}`.execute(db)
}

export async function findDigest(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ digest: boolean }>`
    select digest from message_readers where user_id = ${userId}`.execute(db)
  return rows[0]?.digest ?? true
}

export async function saveDigest(db: Database, userId: string, digest: boolean): Promise<void> {
  await sql`
    insert into message_readers (user_id, digest) values (${userId}, ${digest})
    on conflict (user_id) do update set digest = excluded.digest`.execute(db)
}

export async function deleteReader(db: Database, userId: string): Promise<void> {
  await sql`delete from message_readers where user_id = ${userId}`.execute(db)
}
