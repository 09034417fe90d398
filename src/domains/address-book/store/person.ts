import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Holds the row of the person until the transaction ends: changes of one address book follow each other. False for somebody who
 * is not (any more) an active user: what was just erased must not come back.
 */
export async function holdPerson(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ active: boolean }>`
    select status = 'active' as active from users where id = ${userId} for no key update`.execute(db)
  return rows[0]?.active ?? false
}
