import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { personConditions } from '../../accounts/index.ts'

/** Whether somebody has had the account for no longer than since a moment. */
export async function isNewSince(db: Database, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`select ${personConditions.joinedAfter(userId, at)} as "isNew"`.execute(
    db,
  )
  return must(rows[0], 'an answer').isNew
}
