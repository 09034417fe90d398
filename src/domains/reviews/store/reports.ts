import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type ReportRow = { reviewId: number; reason: string; words: string; at: Date }

/** What a person reported before all reports had one queue, for whoever asks what is kept of them. */
export async function findReportsOf(db: Database, userId: string, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select review_id as "reviewId", reason, words, at from review_reports where user_id = ${userId}
    order by at desc limit ${limit}`.execute(db)
  return rows
}
