import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ImportSettings } from '../contract.ts'

/** What the company said of the last table with this header. */
export async function findHabit(
  db: Database,
  companyId: number,
  fingerprint: string,
): Promise<ImportSettings | undefined> {
  const { rows } = await sql<{ settings: ImportSettings }>`
    select settings from import_habits where company_id = ${companyId} and fingerprint = ${fingerprint}`.execute(db)
  return rows[0]?.settings
}

export async function saveHabit(
  db: Database,
  companyId: number,
  fingerprint: string,
  settings: ImportSettings,
  at: Date,
): Promise<void> {
  await sql`
    insert into import_habits (company_id, fingerprint, settings, used_at)
    values (${companyId}, ${fingerprint}, ${JSON.stringify(settings)}::jsonb, ${at})
    on conflict (company_id, fingerprint) do update set settings = excluded.settings, used_at = excluded.used_at`.execute(
    db,
  )
}
