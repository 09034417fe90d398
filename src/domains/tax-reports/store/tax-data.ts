import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type SealedData = { companyId: number; sealed: Buffer; revision: number; savedAt: Date }

const columns = sql`company_id as "companyId", sealed, revision, saved_at as "savedAt"`

/** What these companies said. */
export async function findData(db: Database, companyIds: readonly number[]): Promise<SealedData[]> {
  const { rows } = await sql<SealedData>`
    select ${columns} from tax_data where company_id = any(${companyIds}::int[])`.execute(db)
  return rows
}

/** Writes it where its revision is still the one that was seen (0: nothing was there); false where somebody was faster. */
export async function saveData(
  db: Database,
  { companyId, sealed, revision, at }: { companyId: number; sealed: Buffer; revision: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into tax_data (company_id, sealed, saved_at) select ${companyId}, ${sealed}, ${at} where ${revision}::int = 0
    on conflict (company_id) do nothing returning 1`.execute(db)
  if (rows.length > 0 || revision === 0) return rows.length > 0
  const { rows: changed } = await sql`
    update tax_data set sealed = ${sealed}, saved_at = ${at}, revision = revision + 1
    where company_id = ${companyId} and revision = ${revision} returning 1`.execute(db)
  return changed.length > 0
}
