import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Ids of some products that match, newest last; nothing is ordered by relevance. */
export async function findMatchingIds(db: Database, match: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from listings where terms @@ ${match}::tsquery limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
