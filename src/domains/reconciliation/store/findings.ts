import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { FindingKind } from '../rules/judge-lines.ts'

export type NewFinding = {
  kind: FindingKind
  lineId: number | null
  paymentId: string | null
  refundId: number | null
  chargebackId: number | null
  expected: number | null
  found: number | null
  currency: string
}

/** Writes what does not agree; what is known stays as it is, also where people have resolved it. */
export async function insertFindings(
  db: Database,
  provider: string,
  findings: readonly NewFinding[],
  at: Date,
): Promise<void> {
  await sql`
    insert into settlement_findings (provider, kind, line_id, payment_id, refund_id, chargeback_id, expected, found, currency,
      found_at)
    select ${provider}, kind, "lineId", "paymentId", "refundId", "chargebackId", expected, found, currency, ${at}
    from json_to_recordset(${JSON.stringify(findings)}::json) as t(kind text, "lineId" bigint, "paymentId" uuid, "refundId" bigint,
      "chargebackId" bigint, expected bigint, found bigint, currency text)
    on conflict do nothing`.execute(db)
}

/** What a report lacked stands in a later one. */
export async function endMissing(
  db: Database,
  provider: string,
  {
    payments,
    refunds,
    chargebacks,
  }: {
    payments: readonly string[]
    refunds: readonly number[]
    chargebacks: { out: readonly number[]; back: readonly number[] }
  },
  at: Date,
): Promise<void> {
  await sql`
    update settlement_findings set status = 'gone', resolved_at = ${at}
    where provider = ${provider} and status = 'open' and (kind = 'missingThere' and payment_id = any(${payments}::uuid[])
      or kind = 'refundMissingThere' and refund_id = any(${refunds}::bigint[])
      or kind = 'chargebackMissingThere' and chargeback_id = any(${chargebacks.out}::bigint[])
      or kind = 'chargebackBackMissing' and chargeback_id = any(${chargebacks.back}::bigint[]))`.execute(db)
}

export type Finding = NewFinding & {
  id: number
  provider: string
  /** The provider's of the line. */
  externalId: string | null
  day: string | null
  status: 'open' | 'resolved' | 'gone'
  foundAt: Date
  resolvedAt: Date | null
  note: string | null
}

const columns = sql`f.id, f.provider, f.kind, f.line_id as "lineId", f.payment_id as "paymentId", f.refund_id as "refundId", f.chargeback_id as "chargebackId",
  f.expected, f.found, f.currency, f.status, f.found_at as "foundAt", f.resolved_at as "resolvedAt", f.note,
  l.external_id as "externalId", to_char(l.day, 'YYYY-MM-DD') as day`

/** Of a status or all, a kind or all, the newest first. */
export async function findFindings(
  db: Database,
  asked: { status: string | null; kind: string | null; before: number | null; limit: number },
): Promise<Finding[]> {
  const { status, kind, before, limit } = asked
  const { rows } = await sql<Finding>`
    select ${columns} from settlement_findings f left join settlement_lines l on l.id = f.line_id
    where (${status}::text is null or f.status = ${status}) and (${kind}::text is null or f.kind = ${kind})
      and (${before}::bigint is null or f.id < ${before}) order by f.id desc limit ${limit}`.execute(db)
  return rows
}

/** The one caller that resolves it learns of what; undefined for all others. */
export async function resolve(
  db: Database,
  id: number,
  { by, note, at }: { by: string; note: string; at: Date },
): Promise<Pick<Finding, 'provider' | 'kind' | 'lineId' | 'expected' | 'found' | 'currency'> | undefined> {
  const { rows } = await sql<Pick<Finding, 'provider' | 'kind' | 'lineId' | 'expected' | 'found' | 'currency'>>`
    update settlement_findings set status = 'resolved', resolved_by = ${by}, resolved_at = ${at}, note = ${note}
    where id = ${id} and status = 'open' returning provider, kind, line_id as "lineId", expected, found, currency`.execute(
    db,
  )
  return rows[0]
}

export async function findLineKind(db: Database, lineId: number): Promise<string | undefined> {
  const { rows } = await sql<{ kind: string }>`select kind from settlement_lines where id = ${lineId}`.execute(db)
  return rows[0]?.kind
}

/** A fee that people accepted as the provider says it. */
export async function saveFee(db: Database, lineId: number, fee: number, key: string): Promise<void> {
  await sql`update settlement_lines set fee_booked = ${fee}, fee_key = ${key} where id = ${lineId}`.execute(db)
}
