import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** First half of the locks that stand for companies that start an import. */
const STARTING = 726_351_012

/** One start of an import at a time for a company, until the transaction ends. */
export async function lockCompanyImports(db: Database, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${STARTING}::int, ${companyId}::int)`.execute(db)
}
