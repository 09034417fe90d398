import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { MARKET_ZONE } from '../../../../values/dates.ts'
import type { CompanyRecord } from './contract.ts'

/**
 * The latest orders of a company since a moment, at most so many, summed up in one statement. Late: the first event that says it arrived came after the
 * promised day, or the day is over and none came.
 */
export async function sumRecord(
  db: Database,
  companyId: number,
  { now, spans, limit }: { now: Date; spans: readonly number[]; limit: number },
): Promise<CompanyRecord> {
  const longest = Math.max(...spans)
  const { rows } = await sql<CompanyRecord>`
    with latest as materialized (
      select o.id, o.placed_at, o.status, o.currency, o.total, o.given_back, o.promised_until, is_sold(o) as sold,
        (o.commission->>'net')::bigint as commission
      from orders o where o.company_id = ${companyId} and o.placed_at > ${now}::timestamptz - make_interval(days => ${longest}::int)
      order by o.placed_at desc, o.id desc limit ${limit}::int
    ), events as (
      select e.order_id, min(e.at) filter (where e.to_status = 'delivered') as arrived,
        bool_or(e.to_status = 'cancelled' and e.note = 'by_seller') as by_seller
      from latest l join order_events e on e.order_id = l.id group by e.order_id
    ), spans as (
      select s.days, l.currency, count(*)::int as orders, sum(l.total)::bigint as total, sum(l.given_back)::bigint as "givenBack",
        coalesce(sum(l.commission), 0)::bigint as commission
      from unnest(${spans}::int[]) as s(days)
        join latest l on l.sold and l.placed_at > ${now}::timestamptz - make_interval(days => s.days)
      group by s.days, l.currency
    ), kept as (
      select l.id, (l.promised_until is not null and l.sold) as promised,
        (l.promised_until is not null and l.sold
          and (coalesce(events.arrived, ${now}::timestamptz) at time zone ${MARKET_ZONE})::date > l.promised_until) as late,
        coalesce(events.by_seller, false) as by_seller
      from latest l left join events on events.order_id = l.id
    )
    select coalesce((select json_agg(spans order by days, currency) from spans), '[]') as spans,
      (select count(*) from kept)::int as orders, (select count(*) from kept where by_seller)::int as "cancelledBySeller",
      (select count(*) from kept where promised)::int as promised, (select count(*) from kept where late)::int as late,
      (select count(distinct m.order_id) from order_matters m join latest l on l.id = m.order_id)::int as "openMatters",
      (select count(*) from kept) >= ${limit}::int as bounded`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has always one row')
  return row
}
