import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type ReportRow = { reviewId: number; reason: string; words: string; at: Date }

/** True the first time somebody reports it. Whoever calls holds the review. */
export async function insertReport(
  db: Database,
  { reviewId, userId, reason, words, at }: ReportRow & { userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with made as (
      insert into review_reports (review_id, user_id, reason, words, at)
      values (${reviewId}, ${userId}, ${reason}, ${words}, ${at}) on conflict do nothing returning review_id)
    update reviews set reported_at = coalesce(reported_at, ${at}) where id in (select review_id from made) returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** The newest open ones of each review, at most so many. */
export async function findReports(db: Database, reviewIds: readonly number[], most: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.review_id as "reviewId", r.reason, r.words, r.at from unnest(${reviewIds}::bigint[]) as wanted(id),
      lateral (select * from review_reports where review_id = wanted.id and settled_at is null order by at desc limit ${most}) as r
    order by r.review_id, r.at desc`.execute(db)
  return rows
}

/** What a person reported, for whoever asks what is kept of them. */
export async function findReportsOf(db: Database, userId: string, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select review_id as "reviewId", reason, words, at from review_reports where user_id = ${userId}
    order by at desc limit ${limit}`.execute(db)
  return rows
}

export async function settleReports(db: Database, reviewId: number, at: Date): Promise<void> {
  await sql`update review_reports set settled_at = ${at} where review_id = ${reviewId} and settled_at is null`.execute(
    db,
  )
  await sql`update reviews set reported_at = null where id = ${reviewId}`.execute(db)
}
