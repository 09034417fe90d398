import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { directionName, type Judged, movementName, type ReportLine } from '../rules/judge-lines.ts'
import type { SettlementLine } from '../rules/settlement-rows.ts'

export type SettlementFile = {
  id: number
  provider: string
  name: string
  lines: number
  repeated: number
  firstDay: string
  lastDay: string
  importedAt: Date
}

type NewFile = Omit<SettlementFile, 'id' | 'repeated'> & { digest: Buffer; importedBy: string | null }

/** Writes a file; undefined when the same is known. */
export async function insertFile(db: Database, one: NewFile): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into settlement_files (provider, name, digest, lines, repeated, first_day, last_day, imported_by, imported_at)
    values (${one.provider}, ${one.name}, ${one.digest}, ${one.lines}, 0, ${one.firstDay}, ${one.lastDay}, ${one.importedBy},
      ${one.importedAt})
    on conflict (digest) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Writes its lines but those that another file told of, and notes how many these were. */
export async function insertReport(
  db: Database,
  { fileId, provider }: { fileId: number; provider: string },
  lines: readonly (SettlementLine & { digest: string })[],
): Promise<void> {
  await sql`
    insert into settlement_lines (file_id, line, provider, digest, external_id, kind, payment_id, reference, gross, fee, net, currency, day)
    select ${fileId}, line, ${provider}, decode(digest, 'hex'), id, kind, "paymentId", reference, gross, fee, net, currency, day
    from json_to_recordset(${JSON.stringify(lines)}::json) as t(line int, digest text, id text, kind text, "paymentId" uuid,
      reference text, gross bigint, fee bigint, net bigint, currency text, day date)
    order by line on conflict (digest) do nothing`.execute(db)
  await sql`
    update settlement_files f set repeated = f.lines - (select count(*) from settlement_lines where file_id = f.id)
    where id = ${fileId}`.execute(db)
}

/** Until the transaction ends nobody else compares lines of this provider: a payment belongs to one of them. */
export async function lockProvider(db: Database, provider: string): Promise<void> {
  await sql`select 1 from settlement_files where provider = ${provider} order by id for update`.execute(db)
}

export async function findFile(db: Database, id: number): Promise<{ provider: string } | undefined> {
  const { rows } = await sql<{ provider: string }>`select provider from settlement_files where id = ${id}`.execute(db)
  return rows[0]
}

export async function findNewLines(db: Database, fileId: number, limit: number): Promise<ReportLine[]> {
  const { rows } = await sql<ReportLine>`
    select id, kind, external_id as "externalId", to_char(day, 'YYYY-MM-DD') as day, payment_id as "paymentId", reference, gross, fee, net, currency from settlement_lines
    where file_id = ${fileId} and status = 'new' order by id limit ${limit}`.execute(db)
  return rows
}

/** What other reports said of these fees and payouts last, by `movementName`; minor units. */
export async function findTold(
  db: Database,
  { provider, fileId }: { provider: string; fileId: number },
  lines: readonly ReportLine[],
): Promise<Map<string, number>> {
  const ids = lines.flatMap(({ kind, externalId }) => (kind === 'fee' || kind === 'payout' ? [externalId] : []))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Pick<ReportLine, 'kind' | 'externalId' | 'day' | 'gross'>>`
    select kind, external_id as "externalId", to_char(day, 'YYYY-MM-DD') as day, gross from settlement_lines
    where provider = ${provider} and external_id = any(${ids}::text[]) and kind in ('fee', 'payout') and status <> 'new'
      and file_id <> ${fileId} order by id`.execute(db)
  return new Map(rows.map((row) => [movementName(row), row.gross]))
}

/** Which of these payments, refunds and chargebacks (each by `directionName`) a line has taken. */
export async function findTaken(
  db: Database,
  provider: string,
  {
    payments,
    refunds,
    chargebacks,
  }: { payments: readonly string[]; refunds: readonly number[]; chargebacks: readonly number[] },
): Promise<{ payments: Set<string>; refunds: Set<number>; chargebacks: Set<string> }> {
  const { rows } = await sql<{
    payment: string | null
    refund: number | null
    chargeback: number | null
    isBack: boolean
  }>`
    select matched_payment as payment, null::bigint as refund, null::bigint as chargeback, false as "isBack" from settlement_lines
      where provider = ${provider} and kind = 'payment' and matched_payment = any(${payments}::uuid[])
    union all
    select null::uuid, matched_refund, null, false from settlement_lines where matched_refund = any(${refunds}::bigint[])
    union all
    select null::uuid, null, matched_chargeback, gross > 0 from settlement_lines
      where matched_chargeback = any(${chargebacks}::bigint[])`.execute(db)
  return {
    payments: new Set(rows.flatMap(({ payment }) => (payment === null ? [] : [payment]))),
    refunds: new Set(rows.flatMap(({ refund }) => (refund === null ? [] : [refund]))),
    chargebacks: new Set(
      rows.flatMap(({ chargeback, isBack }) => (chargeback === null ? [] : [directionName(chargeback, isBack)])),
    ),
  }
}

/** `feeKey`: under which the fees of all these are booked. */
export async function saveJudged(db: Database, judged: readonly Judged[], feeKey: string): Promise<void> {
  await sql`
    update settlement_lines l set status = t.status, fee_booked = t.fee, fee_key = case when t.fee <> 0 then ${feeKey} end,
      matched_payment = case when t.status = 'matched' and l.kind = 'payment' then t."paymentId" end,
      matched_refund = case when t.status = 'matched' and l.kind = 'refund' then t."refundId" end,
      matched_chargeback = case when t.status = 'matched' and l.kind = 'chargeback' then t."chargebackId" end
    from json_to_recordset(${JSON.stringify(judged)}::json) as t(id bigint, status text, fee bigint, "paymentId" uuid, "refundId" bigint,
      "chargebackId" bigint)
    where l.id = t.id`.execute(db)
}

/** The days of all reports of a provider. */
export async function findCovered(db: Database, provider: string): Promise<{ from: string; to: string } | undefined> {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select to_char(min(first_day), 'YYYY-MM-DD') as "from", to_char(max(last_day), 'YYYY-MM-DD') as "to"
    from settlement_files where provider = ${provider}`.execute(db)
  const [row] = rows
  return row?.from && row.to ? { from: row.from, to: row.to } : undefined
}

export async function findFiles(db: Database, before: number | null, limit: number): Promise<SettlementFile[]> {
  const { rows } = await sql<SettlementFile>`
    select id, provider, name, lines, repeated, to_char(first_day, 'YYYY-MM-DD') as "firstDay",
      to_char(last_day, 'YYYY-MM-DD') as "lastDay", imported_at as "importedAt"
    from settlement_files where ${before}::bigint is null or id < ${before}::bigint order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Keys after one under which fees are booked, with their sum by currency. */
export async function findFees(
  db: Database,
  after: string,
  limit: number,
): Promise<{ key: string; currency: string; fee: number }[]> {
  const { rows } = await sql<{ key: string; currency: string; fee: number }>`
    select fee_key as key, currency, sum(fee_booked)::bigint as fee from settlement_lines
    where fee_key in (
      select distinct fee_key from settlement_lines where fee_key > ${after} order by fee_key limit ${limit})
    group by fee_key, currency order by fee_key`.execute(db)
  return rows.flatMap((row) => (row.key === null ? [] : [row]))
}

/** Lines after an id that brought money to the bank. */
export async function findPayouts(
  db: Database,
  after: number,
  limit: number,
): Promise<{ id: number; payout: number }[]> {
  const { rows } = await sql<{ id: number; payout: number }>`
    select id, -gross as payout from settlement_lines where id > ${after} and kind = 'payout' and status = 'noted'
    order by id limit ${limit}`.execute(db)
  return rows
}
