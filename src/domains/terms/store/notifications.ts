import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'

export type Progress = { afterCompany: number; told: number; doneAt: Date | null }

/** How far sellers have been told of a version, locked until the transaction ends. */
export async function lockProgress(db: Database, versionId: number): Promise<Progress> {
  await sql`insert into text_notifications (version_id) values (${versionId}) on conflict do nothing`.execute(db)
  const { rows } = await sql<Progress>`
    select after_company as "afterCompany", told, done_at as "doneAt" from text_notifications
    where version_id = ${versionId} for update`.execute(db)
  return must(rows[0], 'the row just made')
}

/** Writes how far it came, in the transaction that holds it. */
export async function noteProgress(
  db: Database,
  versionId: number,
  { afterCompany, told, doneAt }: Progress,
): Promise<void> {
  await sql`update text_notifications set after_company = ${afterCompany}, told = ${told}, done_at = ${doneAt}
    where version_id = ${versionId}`.execute(db)
}

/** The same of several versions, by their ids; those that nobody was told of are left out. */
export async function findProgress(db: Database, ids: readonly number[]): Promise<Map<number, Progress>> {
  const { rows } = await sql<Progress & { id: number }>`
    select version_id as id, after_company as "afterCompany", told, done_at as "doneAt" from text_notifications
    where version_id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}

/** Notes that these companies hear of a version; answers those that had not, so that each hears once. */
export async function noteTold(db: Database, versionId: number, companyIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into text_companies_told (version_id, company_id)
    select ${versionId}, unnest(${companyIds}::int[]) on conflict do nothing returning company_id as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
