import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** What has to be done by a moment: how many, how many of them are late by now, and when the first is due. */
export type Due = { count: number; late: number; first: Date | null }

/** Sums what a statement finds in `due_at`; that statement has its bound. */
export async function sumDue(db: Database, found: RawBuilder<unknown>, now: Date): Promise<Due> {
  const { rows } = await sql<Due>`
    select count(*)::int as count, count(*) filter (where due_at < ${now})::int as late, min(due_at) as first
    from (${found}) as found`.execute(db)
  return rows[0] ?? { count: 0, late: 0, first: null }
}
