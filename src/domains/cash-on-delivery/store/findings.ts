import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Carrier } from '../../orders/contract.ts'
import type { CashFindingKind } from '../rules/judge-cash.ts'

export type NewFinding = {
  companyId: number
  carrier: Carrier
  kind: CashFindingKind
  orderId: number | null
  orderNumber: string | null
  lineId: number | null
  number: string | null
  expected: number
  found: number
  currency: string
}

export type StoredFinding = NewFinding & {
  id: number
  status: 'open' | 'explained' | 'gone'
  foundAt: Date
  endedAt: Date | null
  note: string | null
}

const columns = sql`id, company_id as "companyId", carrier, kind, order_id as "orderId", order_number as "orderNumber", line_id as "lineId", number,
  expected, found, currency, status, found_at as "foundAt", ended_at as "endedAt", note`

/**
 * Makes the findings of these orders what they are now. One that says the same stays, also where somebody has explained it; another sum ends it, and is
 * open anew.
 */
export async function writeOrderFindings(
  db: Database,
  orderIds: readonly number[],
  findings: readonly NewFinding[],
  now: Date,
): Promise<void> {
  const given = JSON.stringify(findings)
  await sql`
    update cash_findings f set status = 'gone', ended_at = ${now}
    where f.order_id = any(${orderIds}::bigint[]) and f.status <> 'gone' and not exists (
      select 1 from json_to_recordset(${given}::json) as t("orderId" bigint, kind text, expected bigint, found bigint)
      where t."orderId" = f.order_id and t.kind = f.kind and t.expected = f.expected and t.found = f.found)`.execute(db)
  await insertFindings(db, findings, now)
}

export async function insertFindings(db: Database, findings: readonly NewFinding[], now: Date): Promise<void> {
  if (findings.length === 0) return
  await sql`
    insert into cash_findings (company_id, carrier, kind, order_id, order_number, line_id, number, expected, found, currency, found_at)
    select "companyId", carrier, kind, "orderId", "orderNumber", "lineId", number, expected, found, currency, ${now}
    from json_to_recordset(${JSON.stringify(findings)}::json) as t("companyId" int, carrier text, kind text, "orderId" bigint,
      "orderNumber" text, "lineId" bigint, number text, expected bigint, found bigint, currency text)
    on conflict do nothing`.execute(db)
}

/** Lines that have found their order are unknown no more. */
export async function endUnknown(db: Database, orderIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update cash_findings f set status = 'gone', ended_at = ${now} from cash_lines l
    where l.order_id = any(${orderIds}::bigint[]) and f.line_id = l.id and f.kind = 'unknownNumber' and f.status <> 'gone'`.execute(
    db,
  )
}

/** Of a company, the newest first. */
export async function findFindings(
  db: Database,
  companyId: number,
  { status, before, limit }: { status: string | null; before: number | null; limit: number },
): Promise<StoredFinding[]> {
  const { rows } = await sql<StoredFinding>`
    select ${columns} from cash_findings
    where company_id = ${companyId} and (${status}::text is null or status = ${status}) and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** The one caller that explains it; undefined for all others. */
export async function explain(
  db: Database,
  { companyId, id }: { companyId: number; id: number },
  { by, note, at }: { by: string | null; note: string; at: Date },
): Promise<Pick<StoredFinding, 'kind'> | undefined> {
  const { rows } = await sql<Pick<StoredFinding, 'kind'>>`
    update cash_findings set status = 'explained', explained_by = ${by}, ended_at = ${at}, note = ${note}
    where id = ${id} and company_id = ${companyId} and status = 'open' returning kind`.execute(db)
  return rows[0]
}

export async function isThere(db: Database, { companyId, id }: { companyId: number; id: number }): Promise<boolean> {
  const { rows } = await sql`select 1 from cash_findings where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows.length > 0
}

export type FindingSums = { currency: string; status: 'open' | 'explained'; difference: number; count: number }

/** By how much orders that left within a time do not agree, by currency and by whether somebody has explained it. */
export async function sumFindings(
  db: Database,
  companyId: number,
  { from, until }: { from: Date; until: Date },
): Promise<FindingSums[]> {
  const { rows } = await sql<FindingSums>`
    select f.currency, f.status, sum(f.expected - f.found)::bigint as difference, count(*)::int as count
    from cash_dues d join cash_findings f on f.order_id = d.order_id and f.status <> 'gone'
    where d.company_id = ${companyId} and d.sent_at >= ${from} and d.sent_at < ${until} group by f.currency, f.status`.execute(
    db,
  )
  return rows
}

/** What of a company is open, whenever its orders left, by currency. */
export async function sumOpen(db: Database, companyId: number): Promise<Omit<FindingSums, 'status'>[]> {
  const { rows } = await sql<Omit<FindingSums, 'status'>>`
    select currency, sum(expected - found)::bigint as difference, count(*)::int as count
    from cash_findings where company_id = ${companyId} and status = 'open' group by currency order by currency`.execute(
    db,
  )
  return rows
}
