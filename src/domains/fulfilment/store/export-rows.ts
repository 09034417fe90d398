import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Address, Carrier, OrderPaymentStatus, OrderStatus } from '../../orders/contract.ts'
import { shipments } from '../../orders/index.ts'
import type { OrderFilter } from './conditions.ts'
import { pageOf } from './page-of.ts'

export type ExportRow = {
  number: string
  placedAt: Date
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  firstName: string
  lastName: string
  email: string
  phone: string
  address: Address | null
  taxId: string | null
  method: string
  pickup: string | null
  carrier: Carrier | null
  trackingNumber: string | null
  /** `2 × title (version), title`. */
  items: string
  /** `code × quantity`, those that have one. */
  erpCodes: string | null
  /** As `items` and `erpCodes`, of what waits to be sent or handed over; what will not be sent. */
  toSend: string | null
  erpCodesToSend: string | null
  givenUp: string | null
  goods: number
  delivery: number
  total: number
  sellerAmount: number
  currency: string
}

type Count = 'quantity' | 'to_send' | 'given_up'
/** Lines with some of their pieces; null where no line has any. */
const named = (
  count: Count,
) => sql`string_agg(case when ${pieces(count)} > 1 then ${pieces(count)} || ' × ' else '' end || i.title
  || case when i.version_name not in ('', i.title) then ' (' || i.version_name || ')' else '' end, ', ' order by i.id)
  filter (where ${pieces(count)} > 0)`
const coded = (count: Count) =>
  sql`string_agg(i.erp_code || ' × ' || ${pieces(count)}, ', ' order by i.id) filter (where ${pieces(count)} > 0)`
const pieces = (count: Count) => sql.ref(`i.${count}`)

/** Orders for a table, the newest first. */
export async function findExportRows(db: Database, filter: OrderFilter, limit: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    with ${pageOf(filter, { limit })}
    select o.number, o.placed_at as "placedAt", o.status, o.payment_status as "paymentStatus", p.first_name as "firstName",
      p.last_name as "lastName", p.email, p.phone, p.shipping_address as address, p.invoice->>'taxId' as "taxId", o.method,
      o.pickup->>'label' as pickup, s.carrier,
      (select string_agg(tracking_number, ', ' order by id) from shipments where order_id = o.id) as "trackingNumber",
      lines.*,
      o.goods, o.delivery, o.total, o.seller_amount as "sellerAmount", o.currency
    from page join orders o on o.id = page.id join purchases p on p.id = o.purchase_id
      ${shipments.lastShipment('o.id')}
      cross join lateral (
        select ${named('quantity')} as items, ${coded('quantity')} as "erpCodes", ${named('to_send')} as "toSend",
          ${coded('to_send')} as "erpCodesToSend", ${named('given_up')} as "givenUp"
        from (
          select i.id, i.title, i.version_name, i.erp_code, i.quantity, i.given_up, ${shipments.toSend('i', 'o')} as to_send
          from order_items i where i.order_id = o.id) i) as lines
    order by o.placed_at desc, o.id desc`.execute(db)
  return rows
}
