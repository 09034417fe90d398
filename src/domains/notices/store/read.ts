import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { NoticeKind } from '../rules/notice-kinds.ts'
import type { KeptData } from '../rules/say-notice.ts'

export type NoticeRow = { id: number; kind: NoticeKind; data: KeptData; path: string; at: Date; readAt: Date | null }

/** The newest first, those before `before`. */
export async function findNotices(
  db: Database,
  userId: string,
  before: number | null,
  limit: number,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id::float8 as id, kind, data, path, at, read_at as "readAt" from notices
    where user_id = ${userId} and shown and (${before}::bigint is null or id < ${before}::bigint) order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function countUnread(db: Database, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notices where user_id = ${userId} and shown and read_at is null limit ${most}) unread`.execute(db)
  return rows[0]?.count ?? 0
}

/** All that is kept of a person. */
export async function findAllOf(db: Database, userId: string): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id::float8 as id, kind, data, path, at, read_at as "readAt" from notices where user_id = ${userId} order by id`.execute(
    db,
  )
  return rows
}
