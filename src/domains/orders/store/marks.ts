import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { MarkKind, OpenOrders } from '../rules/order-limits.ts'
import { OPEN_PAYMENTS } from '../rules/order-payment-table.ts'
import { ENDED, HELD, PROMISED } from '../rules/order-table.ts'

export type Mark = { kind: MarkKind; mark: Buffer; days: number }

/** Until the transaction ends nobody else places an order under one of these marks: of many at once each sees those before. */
export async function lockMarks(db: Database, marks: readonly Mark[]): Promise<void> {
  const keys = marks.map(({ mark }) => mark.readBigInt64BE().toString())
  // Everybody takes them in the same order, so that nobody waits in a circle.
  await sql`select pg_advisory_xact_lock(key) from (
    select key from unnest(${keys}::bigint[]) as key order by key offset 0) as ordered`.execute(db)
}

/** What is open under each mark. */
export async function countOpen(
  db: Database,
  marks: readonly Mark[],
  now: Date,
): Promise<(OpenOrders & { kind: MarkKind })[]> {
  const wanted = marks.map(({ kind, mark, days }) => ({ kind, mark: mark.toString('hex'), days }))
  const { rows } = await sql<OpenOrders & { kind: MarkKind }>`
    select w.kind, count(distinct f.purchase_id) filter (where f.open)::int as open,
      coalesce(sum(f.pieces) filter (where f.open), 0)::int as pieces,
      count(distinct f.purchase_id) filter (where f.ended)::int as ended
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w(kind text, mark text, days int)
    left join lateral (
      select m.purchase_id,
        o.status in ${listOf(HELD)} or o.status in ${listOf(PROMISED)} and o.payment_status = 'onDelivery' as open,
        o.status in ${listOf(ENDED)} and o.payment_status in ${listOf(OPEN_PAYMENTS)}
          and m.placed_at > ${now}::timestamptz - interval '1 day' as ended,
        (select sum(i.quantity) from order_items i where i.order_id = o.id) as pieces
      from purchase_marks m join orders o on o.purchase_id = m.purchase_id
      where m.mark = decode(w.mark, 'hex') and m.placed_at > ${now}::timestamptz - make_interval(days => w.days)) as f on true
    group by w.kind`.execute(db)
  return rows
}

export async function insertMarks(db: Database, purchaseId: number, marks: readonly Mark[], at: Date): Promise<void> {
  await sql`insert into purchase_marks (mark, purchase_id, placed_at)
    select distinct decode(mark, 'hex'), ${purchaseId}::bigint, ${at}::timestamptz
    from unnest(${marks.map(({ mark }) => mark.toString('hex'))}::text[]) as mark`.execute(db)
}

export async function deleteMarks(db: Database, before: Date): Promise<void> {
  await sql`delete from purchase_marks where (mark, purchase_id) in (
    select mark, purchase_id from purchase_marks where placed_at < ${before} limit 10000)`.execute(db)
}
