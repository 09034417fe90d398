import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { StoredShipment } from '../../rules/shipment-view.ts'
import type { SellerOrderRow } from '../contract.ts'
import { type OrderFilter, whereOrders } from './conditions.ts'

/** Where a page of a list goes on: time (as the database prints it) and id of the last row. */
export type Place = { at: string; id: number }
export type FoundRow = Omit<SellerOrderRow, 'placedAt' | 'shipment'> & {
  placedAt: Date
  shipment: StoredShipment | null
  place: Place
}

/** A page of orders in one statement, newest or oldest first, each with its buyer, first item and parcel. */
export async function findRows(
  db: Database,
  filter: OrderFilter,
  page: { after: Place | undefined; oldestFirst: boolean; limit: number },
): Promise<FoundRow[]> {
  const { after, oldestFirst, limit } = page
  const direction = oldestFirst ? sql`asc` : sql`desc`
  const onward = oldestFirst ? sql`>` : sql`<`
  const begin = after ? sql`and (o.placed_at, o.id) ${onward} (${after.at}::timestamptz, ${after.id}::bigint)` : sql``
  const { rows } = await sql<FoundRow>`
    with page as materialized (
      select o.id, o.placed_at from orders o where ${whereOrders(filter)} ${begin}
      order by o.placed_at ${direction}, o.id ${direction} limit ${limit})
    select o.number, o.placed_at as "placedAt", o.status, o.payment_status as "paymentStatus", o.method,
      o.cash_on_delivery as "cashOnDelivery", o.total, o.currency,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email) as buyer,
      bought.title as "firstTitle", bought.pieces,
      case when s.order_id is not null then json_build_object('carrier', s.carrier, 'trackingNumber', s.tracking_number,
        'shippedAt', s.shipped_at) end as shipment,
      json_build_object('at', o.placed_at::text, 'id', o.id) as place
    from page join orders o on o.id = page.id
      join purchases p on p.id = o.purchase_id
      left join shipments s on s.order_id = o.id
      cross join lateral (
        select (array_agg(i.title order by i.id))[1] as title, sum(i.quantity)::int as pieces
        from order_items i where i.order_id = o.id) as bought
    order by o.placed_at ${direction}, o.id ${direction}`.execute(db)
  return rows
}

/** How many orders of each list a company has, each counted up to `bound`: by index alone, however many there are. */
export async function countByStatuses(
  db: Database,
  companyId: number,
  tabs: Readonly<Record<string, readonly string[]>>,
  bound: number,
): Promise<Record<string, number>> {
  const wanted = Object.entries(tabs).map(([tab, statuses]) => ({ tab, statuses }))
  const { rows } = await sql<{ tab: string; count: number }>`
    select t.tab, (
      select count(*)::int from (
        select 1 from orders o where o.company_id = ${companyId} and o.status = any(t.statuses) limit ${bound}) as bounded) as count
    from json_to_recordset(${JSON.stringify(wanted)}::json) as t(tab text, statuses text[])`.execute(db)
  return Object.fromEntries(rows.map(({ tab, count }) => [tab, count]))
}
