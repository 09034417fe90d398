import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Whether an import or export refers to a file. */
export async function isFileUsed(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from imports where file_key = ${key} or archive->>'key' = ${key} union all select 1 from exports where file_key = ${key}`.execute(
    db,
  )
  return rows.length > 0
}
