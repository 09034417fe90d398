import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Said } from '../rules/dpi-file.ts'
import type { Figures } from '../rules/figures.ts'

/** What a version says of a seller. */
export type ReportSeller = {
  reportId: number
  companyId: number
  sealed: Buffer
  figures: Figures
  said: Said
  reported: boolean
  missing: string[]
  reference: string | null
  corrects: string | null
  digest: Buffer
}

const columns = sql`s.report_id as "reportId", s.company_id as "companyId", s.sealed, s.figures, s.said, s.reported, s.missing, s.reference,
  s.corrects, s.digest`

/** In one statement; a seller is in a version once. */
export async function insertSellers(db: Database, sellers: readonly ReportSeller[]): Promise<void> {
  if (sellers.length === 0) return
  const rows = sellers.map(({ sealed, digest, ...row }) => ({
    ...row,
    sealed: sealed.toString('hex'),
    digest: digest.toString('hex'),
  }))
  await sql`
    insert into tax_report_sellers (report_id, company_id, sealed, figures, said, reported, missing, reference, corrects, digest)
    select "reportId", "companyId", decode(sealed, 'hex'), figures, said, reported, array(select jsonb_array_elements_text(missing)),
      reference, corrects, decode(digest, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("reportId" int, "companyId" int, sealed text, figures jsonb, said text,
      reported boolean, missing jsonb, reference text, corrects text, digest text)`.execute(db)
}

/** What a version says of these companies. */
export async function findSellers(
  db: Database,
  reportId: number,
  companyIds: readonly number[],
): Promise<ReportSeller[]> {
  const { rows } = await sql<ReportSeller>`
    select ${columns} from tax_report_sellers s where s.report_id = ${reportId} and s.company_id = any(${companyIds}::int[])`.execute(
    db,
  )
  return rows
}

/** All of a version, behind a company and in their order. */
export async function findPage(db: Database, reportId: number, after: number, limit: number): Promise<ReportSeller[]> {
  const { rows } = await sql<ReportSeller>`
    select ${columns} from tax_report_sellers s where s.report_id = ${reportId} and s.company_id > ${after}
    order by s.company_id limit ${limit}`.execute(db)
  return rows
}

/** Of which years a company was reported, by the newest version of each that was sent. */
export async function findCopies(
  db: Database,
  companyId: number,
): Promise<{ reportId: number; year: number; version: number; sentAt: Date }[]> {
  const { rows } = await sql<{ reportId: number; year: number; version: number; sentAt: Date; reported: boolean }>`
    select distinct on (r.year) r.id as "reportId", r.year, r.version, coalesce(r.sent_at, r.begun_at) as "sentAt", s.reported
    from tax_report_sellers s join tax_reports r on r.id = s.report_id and r.state = 'sent'
    where s.company_id = ${companyId} order by r.year desc, r.version desc`.execute(db)
  return rows.filter(({ reported }) => reported).map(({ reported: _, ...copy }) => copy)
}

/** Marks the next sellers of a version as told, each for one caller; answers them in their order. Those of whom the file says nothing new are left out. */
export async function takeToTell(
  db: Database,
  reportId: number,
  limit: number,
  at: Date,
): Promise<{ companyId: number; said: Said }[]> {
  const { rows } = await sql<{ companyId: number; said: Said }>`
    update tax_report_sellers set told_at = ${at} where report_id = ${reportId} and company_id in (
      select company_id from tax_report_sellers where report_id = ${reportId} and told_at is null and said in ('new', 'changed')
      order by company_id limit ${limit} for update skip locked)
    returning company_id as "companyId", said`.execute(db)
  return rows
}
