import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { OrderStatus } from '../../orders/contract.ts'
import { shipments } from '../../orders/index.ts'
import type { SellerOrderRow } from '../contract.ts'
import { type OrderFilter, whereOrders } from './conditions.ts'
import { inOrderOf, type Place, pageOf, type Wanted } from './page-of.ts'

export type FoundRow = Omit<SellerOrderRow, 'placedAt' | 'shipment'> & {
  placedAt: Date
  shipment: shipments.StoredShipment | null
  place: Place
}

/** A page of orders in one statement, newest or oldest first, each with its buyer, first item and shipment. */
export async function findRows(db: Database, filter: OrderFilter, wanted: Wanted): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with ${pageOf(filter, wanted)}
    select o.number, o.placed_at as "placedAt", o.status, o.payment_status as "paymentStatus", o.method,
      o.cash_on_delivery as "cashOnDelivery", o.total, o.currency,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email) as buyer,
      bought.title as "firstTitle", bought.version as "firstVersion", bought.code as "firstErpCode", bought.pieces, bought."toSend",
      bought."givenUp",
      case when s.order_id is not null then json_build_object('carrier', s.carrier, 'trackingNumber', s.tracking_number,
        'shippedAt', s.shipped_at) end as shipment,
      (select count(*)::int from order_notes n where n.order_id = o.id) as notes,
      json_build_object('at', o.placed_at::text, 'id', o.id) as place
    from page join orders o on o.id = page.id
      join purchases p on p.id = o.purchase_id
      ${shipments.lastShipment('o.id')}
      cross join lateral (
        select (array_agg(i.title order by i.id))[1] as title, (array_agg(i.version_name order by i.id))[1] as version,
          (array_agg(i.erp_code order by i.id))[1] as code, sum(i.quantity)::int as pieces,
          sum(${shipments.toSend('i', 'o')})::int as "toSend", sum(i.given_up)::int as "givenUp"
        from order_items i where i.order_id = o.id) as bought
    order by ${inOrderOf(wanted.oldestFirst ?? false)}`.execute(db)
  return rows
}

/** How many orders are held up by what their seller can see to, counted up to `bound`. */
export async function countTroubled(
  db: Database,
  companyId: number,
  statuses: readonly OrderStatus[],
  bound: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from orders o where ${whereOrders({ companyId, statuses, troubled: true })} limit ${bound}) as bounded`.execute(
    db,
  )
  return must(rows[0], 'a count').count
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
