import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Carrier } from '../../orders/contract.ts'
import type { JudgedLine } from '../rules/judge-cash.ts'

export type StoredDue = {
  orderId: number
  companyId: number
  orderNumber: string
  carrier: Carrier
  expected: number
  reported: number
  currency: string
  sentAt: Date
  receivedAt: Date | null
  waitsUntil: Date | null
}

const columns = sql`order_id as "orderId", company_id as "companyId", order_number as "orderNumber", carrier, expected, reported, currency,
  sent_at as "sentAt", received_at as "receivedAt", waits_until as "waitsUntil"`

type NewDue = Omit<StoredDue, 'reported' | 'receivedAt' | 'waitsUntil'>

/** Writes what is due for an order where nothing is yet, with the numbers of its shipments. */
export async function insertDue(db: Database, due: NewDue, numbers: readonly string[]): Promise<void> {
  await sql`
    insert into cash_dues (order_id, company_id, order_number, carrier, expected, currency, sent_at)
    values (${due.orderId}, ${due.companyId}, ${due.orderNumber}, ${due.carrier}, ${due.expected}, ${due.currency}, ${due.sentAt})
    on conflict (order_id) do nothing`.execute(db)
  await sql`
    insert into cash_numbers (company_id, number, order_id)
    select ${due.companyId}, number, ${due.orderId} from unnest(${numbers}::text[]) as t(number) on conflict do nothing`.execute(
    db,
  )
}

/** What is due for these orders, in the order of their ids, locked until the transaction ends. */
export async function lockDues(db: Database, orderIds: readonly number[]): Promise<StoredDue[]> {
  const { rows } = await sql<StoredDue>`
    select ${columns} from cash_dues where order_id = any(${orderIds}::bigint[]) order by order_id for update`.execute(
    db,
  )
  return rows
}

export async function saveDues(db: Database, dues: readonly StoredDue[]): Promise<void> {
  await sql`
    update cash_dues d set expected = t.expected, reported = t.reported, received_at = t."receivedAt", waits_until = t."waitsUntil"
    from json_to_recordset(${JSON.stringify(dues)}::json) as t("orderId" bigint, expected bigint, reported bigint,
      "receivedAt" timestamptz, "waitsUntil" timestamptz)
    where d.order_id = t."orderId"`.execute(db)
}

/** Lines of a company that wait for a shipment of this order are its own from now on. */
export async function claimLines(
  db: Database,
  { companyId, orderId }: { companyId: number; orderId: number },
  numbers: readonly string[],
): Promise<void> {
  await sql`
    update cash_lines set order_id = ${orderId}
    where company_id = ${companyId} and order_id is null and compared and number = any(${numbers}::text[])`.execute(db)
}

export type LineOfOrder = JudgedLine & { orderId: number }

export async function findLinesOf(db: Database, orderIds: readonly number[]): Promise<LineOfOrder[]> {
  const { rows } = await sql<LineOfOrder>`
    select order_id as "orderId", report_id as "reportId", amount, currency, to_char(day, 'YYYY-MM-DD') as day, reference
    from cash_lines where order_id = any(${orderIds}::bigint[]) and compared order by id`.execute(db)
  return rows
}

/** Orders whose report is missed by now. */
export async function findOverdue(db: Database, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select order_id as id from cash_dues where waits_until <= ${now} order by waits_until, order_id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Of a company, what is waited for, the oldest first. */
export async function findWaiting(
  db: Database,
  companyId: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<StoredDue[]> {
  const { rows } = await sql<StoredDue>`
    select ${columns} from cash_dues d
    where company_id = ${companyId} and waits_until is not null
      and (${after}::bigint is null or (sent_at, order_id) > (select sent_at, order_id from cash_dues where order_id = ${after}))
    order by sent_at, order_id limit ${limit}`.execute(db)
  return rows
}

export type MonthSums = { currency: string; expected: number; reported: number; waits: number; orders: number }

/** What is due for orders that left within a time, by currency. */
export async function sumDues(
  db: Database,
  companyId: number,
  { from, until }: { from: Date; until: Date },
): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select currency, sum(expected)::bigint as expected, sum(reported)::bigint as reported,
      coalesce(sum(expected) filter (where waits_until is not null), 0)::bigint as waits, count(*)::int as orders
    from cash_dues where company_id = ${companyId} and sent_at >= ${from} and sent_at < ${until} group by currency order by currency`.execute(
    db,
  )
  return rows
}

/** Reports of a company and what leaves it wait for each other: a line must not be told unknown while its number is being written. */
export async function lockCash(db: Database, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cash_dues'), ${companyId}::int)`.execute(db)
}

export async function findCompanyOf(db: Database, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select company_id as id from cash_dues where order_id = ${orderId}`.execute(db)
  return rows[0]?.id
}

/** Those of these orders whose money on delivery is waited for, or of which something does not agree. */
export async function findWithOpenMoney(db: Database, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.order_id as id from cash_dues d where d.order_id = any(${orderIds}::bigint[]) and (d.waits_until is not null
      or exists (select from cash_findings f where f.order_id = d.order_id and f.status = 'open'))`.execute(db)
  return rows.map(({ id }) => id)
}
