import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Of so many hits the best are taken: while typing, soon is better than best. */
const LOOKED_AT = 300

/** Cards of good offers among the first that match, what is in stock first; of all documents or of the sampled ones. */
export async function findBestCards(db: Database, match: string, sampled: boolean, limit: number): Promise<string[]> {
  const { rows } = await sql<{ card: string }>`
    with near as materialized (
      select product_id, in_stock, score from listings
      where terms @@ ${match}::tsquery ${sampled ? sql`and sampled` : sql``} limit ${sql.lit(LOOKED_AT)}),
    best as materialized (select * from near order by in_stock desc, score desc limit ${limit})
    select c.card from best join listing_cards c using (product_id) order by best.in_stock desc, best.score desc`.execute(
    db,
  )
  return rows.map((row) => row.card)
}
