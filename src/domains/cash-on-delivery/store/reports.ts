import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Carrier } from '../../orders/contract.ts'
import type { CashLine } from '../../reconciliation/contract.ts'

export type StoredReport = {
  id: number
  carrier: Carrier
  name: string | null
  lines: number
  repeated: number
  importedAt: Date
}

type NewReport = Pick<StoredReport, 'carrier' | 'name' | 'lines' | 'importedAt'> & {
  companyId: number
  digest: Buffer
  importedBy: string | null
}

/** Undefined when the same is known. */
export async function insertReport(db: Database, one: NewReport): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into cash_reports (company_id, carrier, name, digest, lines, repeated, imported_by, imported_at)
    values (${one.companyId}, ${one.carrier}, ${one.name}, ${one.digest}, ${one.lines}, 0, ${one.importedBy}, ${one.importedAt})
    on conflict (company_id, digest) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Writes its lines but those that another report told of, and notes how many these were; how many are new. */
export async function insertLines(
  db: Database,
  report: { id: number; companyId: number; carrier: string },
  lines: readonly (CashLine & { digest: string })[],
): Promise<number> {
  await sql`
    insert into cash_lines (report_id, company_id, carrier, line, digest, number, amount, fee, currency, day, reference)
    select ${report.id}, ${report.companyId}, ${report.carrier}, line, decode(digest, 'hex'), number, amount, fee, currency, day, reference
    from json_to_recordset(${JSON.stringify(lines)}::json) as t(line int, digest text, number text, amount bigint, fee bigint,
      currency text, day date, reference text)
    order by line on conflict (company_id, digest) do nothing`.execute(db)
  const { rows } = await sql<{ fresh: number }>`
    update cash_reports r set repeated = r.lines - (select count(*) from cash_lines where report_id = r.id)
    where id = ${report.id} returning r.lines - r.repeated as fresh`.execute(db)
  return rows[0]?.fresh ?? 0
}

export type NewLine = {
  id: number
  companyId: number
  carrier: Carrier
  number: string
  amount: number
  currency: string
  orderId: number | null
}

/** Lines of a report that were not compared, each with the order that its number leads to; of several the newest. Nobody else takes them. */
export async function lockNewLines(db: Database, reportId: number, limit: number): Promise<NewLine[]> {
  const { rows } = await sql<NewLine>`
    select l.id, l.company_id as "companyId", l.carrier, l.number, l.amount, l.currency,
      (select max(n.order_id) from cash_numbers n where n.company_id = l.company_id and n.number = l.number) as "orderId"
    from cash_lines l where l.report_id = ${reportId} and not l.compared order by l.id limit ${limit} for update of l`.execute(
    db,
  )
  return rows
}

export async function saveCompared(db: Database, lines: readonly Pick<NewLine, 'id' | 'orderId'>[]): Promise<void> {
  await sql`
    update cash_lines l set compared = true, order_id = t."orderId"
    from json_to_recordset(${JSON.stringify(lines)}::json) as t(id bigint, "orderId" bigint) where l.id = t.id`.execute(
    db,
  )
}

/** Of a company, the newest first. */
export async function findReports(
  db: Database,
  companyId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<StoredReport[]> {
  const { rows } = await sql<StoredReport>`
    select id, carrier, name, lines, repeated, imported_at as "importedAt" from cash_reports
    where company_id = ${companyId} and (${before}::bigint is null or id < ${before}) order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
