import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Platform } from '../rules/dpi-file.ts'
import type { Rates, Threshold } from '../rules/threshold.ts'

/** By which rules a report was drawn up. */
export type ReportRule = Threshold & { rates: Rates; sources: string[] }

export type ReportRow = {
  id: number
  year: number
  version: number
  state: 'writing' | 'ready' | 'sent'
  rule: ReportRule
  platform: Platform
  place: number
  xmlParts: string[]
  csvParts: string[]
  reported: number
  excluded: number
  incomplete: number
  begunAt: Date
  readyAt: Date | null
  sentAt: Date | null
}

const columns = sql`id, year, version, state, rule, platform, place, xml_parts as "xmlParts", csv_parts as "csvParts", reported, excluded,
  incomplete, begun_at as "begunAt", ready_at as "readyAt", sent_at as "sentAt"`

/** All versions of all years, the newest first, below an id. */
export async function findReports(db: Database, before: number, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from tax_reports where id < ${before} order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function findReport(db: Database, id: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${columns} from tax_reports where id = ${id}`.execute(db)
  return rows[0]
}

/** The same, held until the caller's transaction ends. */
export async function lockReport(db: Database, id: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${columns} from tax_reports where id = ${id} for update`.execute(db)
  return rows[0]
}

/** The newest version of a year, held; undefined where there is none. */
export async function lockNewest(db: Database, year: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from tax_reports where year = ${year} order by version desc limit 1 for update`.execute(db)
  return rows[0]
}

/** The newest version of a year that was sent. */
export async function findLastSent(db: Database, year: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from tax_reports where year = ${year} and state = 'sent' order by version desc limit 1`.execute(
    db,
  )
  return rows[0]
}

type NewReport = Pick<ReportRow, 'year' | 'version' | 'rule' | 'platform'> & { at: Date; by: string }

/** The new report's id; undefined where somebody else has begun the same. */
export async function insertReport(
  db: Database,
  { year, version, rule, platform, at, by }: NewReport,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into tax_reports (year, version, state, rule, platform, begun_at, begun_by)
    values (${year}, ${version}, 'writing', ${JSON.stringify(rule)}::jsonb, ${JSON.stringify(platform)}::jsonb, ${at}, ${by}::uuid)
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** One that was not sent goes, with what it says of sellers. */
export async function deleteReport(db: Database, id: number): Promise<void> {
  await sql`delete from tax_reports where id = ${id} and state <> 'sent'`.execute(db)
}

export type Progress = Pick<ReportRow, 'place' | 'xmlParts' | 'csvParts' | 'reported' | 'excluded' | 'incomplete'>

/** How far it came; `readyAt`: that was all. */
export async function saveProgress(
  db: Database,
  id: number,
  { place, xmlParts, csvParts, reported, excluded, incomplete, readyAt }: Progress & { readyAt: Date | null },
): Promise<void> {
  await sql`
    update tax_reports set place = ${place}, xml_parts = ${xmlParts}::text[], csv_parts = ${csvParts}::text[], reported = ${reported},
      excluded = ${excluded}, incomplete = ${incomplete}, ready_at = ${readyAt},
      state = case when ${readyAt}::timestamptz is null then 'writing' else 'ready' end
    where id = ${id}`.execute(db)
}

export async function saveSent(db: Database, id: number, at: Date, by: string): Promise<void> {
  await sql`
    update tax_reports set state = 'sent', sent_at = ${at}, sent_by = ${by}::uuid where id = ${id} and state = 'ready'`.execute(
    db,
  )
}

/** Of these files the ones that a report names. */
export async function findUsedFiles(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select t.key from unnest(${keys}::text[]) as t(key)
    where exists (select from tax_reports r where t.key = any(r.xml_parts) or t.key = any(r.csv_parts))`.execute(db)
  return rows.map(({ key }) => key)
}
