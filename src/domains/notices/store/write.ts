import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { personConditions } from '../../accounts/index.ts'
import type { NoticeKind } from '../rules/notice-kinds.ts'
import type { KeptData } from '../rules/say-notice.ts'

export type NewNotice = {
  userId: string
  kind: NoticeKind
  key: string
  data: KeptData
  path: string
  /** Unless the person chose otherwise. */
  inMarket: boolean
  byMail: boolean
  /** Whether a mail of ours may tell of it at all. */
  mayMail: boolean
}

/** Writes notices where they are wanted; answers who has a new one. In the order of people, so that two such statements never wait for each other. */
export async function insertNotices(db: Database, notices: readonly NewNotice[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with told as (
      select * from json_to_recordset(${JSON.stringify(notices)}::json)
        as t("userId" uuid, kind text, key text, data jsonb, path text, "inMarket" boolean, "byMail" boolean, "mayMail" boolean)),
    wanted as (
      select told.*, coalesce(c.in_market, told."inMarket") as shown, coalesce(c.by_mail, told."byMail") and told."mayMail" as mails
      from told left join notice_choices c on c.user_id = told."userId" and c.kind = told.kind
      where ${personConditions.isActive('told.userId')})
    insert into notices (user_id, kind, unique_key, data, path, shown, at, mail_due)
    select "userId", kind, key, data, path, shown, ${at}::timestamptz, mails from wanted where shown or mails order by "userId", key
    on conflict (user_id, unique_key) do nothing
    returning user_id as "userId"`.execute(db)
  return [...new Set(rows.map(({ userId }) => userId))]
}

/** Of each person the newest `most` stay. */
export async function trimNotices(db: Database, userIds: readonly string[], most: number): Promise<void> {
  await sql`
    delete from notices n using unnest(${userIds}::uuid[]) as u(id)
    where n.user_id = u.id and n.id <= (
      select o.id from notices o where o.user_id = u.id order by o.id desc offset ${most} limit 1)`.execute(db)
}

/** Marks a span of somebody's notices as read; false where none was unread. */
export async function markRead(
  db: Database,
  userId: string,
  { from, to }: { from: number; to: number },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update notices set read_at = ${at} where user_id = ${userId} and id between ${from}::bigint and ${to}::bigint and read_at is null returning 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function deleteOld(db: Database, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from notices where id in (select id from notices where at < ${before} order by at limit ${limit}) returning 1`.execute(
    db,
  )
  return rows.length
}

export async function deleteOfUser(db: Database, userId: string): Promise<void> {
  await sql`with gone as (delete from notice_choices where user_id = ${userId}) delete from notices where user_id = ${userId}`.execute(
    db,
  )
}
