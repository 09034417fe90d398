import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Products after one, in id order, whose document was made by older rules. */
export async function findOutdated(db: Database, rules: number, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from listings where product_id > ${after} and rules_version < ${rules}
    order by product_id limit ${most}`.execute(db)
  return rows.map((row) => row.id)
}

/** Whether all documents are of these rules, or newer ones. */
export async function isRebuilt(db: Database, rules: number): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`select rules_version as version from search_state`.execute(db)
  return (rows[0]?.version ?? 0) >= rules
}

/** Notes that all documents are of these rules; false when some are not. */
export async function noteRebuilt(db: Database, rules: number): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    update search_state set rules_version = greatest(rules_version, ${rules})
    where not exists (select from listings where rules_version < ${rules}) returning rules_version as version`.execute(
    db,
  )
  return rows.length > 0
}
