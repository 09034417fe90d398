import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import { must } from '../../../values/must.ts'
import type { Carrier } from '../rules/carriers.ts'
import { TO_SEND } from '../rules/order-table.ts'
import type { Pieces } from '../rules/split-order.ts'

type Sent = { carrier: Carrier; trackingNumber: string | null }

/** Writes a shipment of a locked order with its pieces, by version; others of the order stay. One statement. Gives its id. */
export async function insertShipment(
  db: Database,
  now: Date,
  orderId: number,
  { carrier, trackingNumber, items }: Sent & { items: readonly Pieces[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with sent as (
      insert into shipments (order_id, carrier, tracking_number, shipped_at, updated_at)
      values (${orderId}, ${carrier}, ${trackingNumber}, ${now}, ${now}) returning id),
    packed as (insert into shipment_items (shipment_id, order_item_id, quantity)
    select sent.id, i.id, t.quantity
    from sent, json_to_recordset(${JSON.stringify(items)}::json) as t("versionId" int, quantity int)
      join order_items i on i.order_id = ${orderId} and i.version_id = t."versionId")
    select id from sent`.execute(db)
  return must(rows[0], 'a shipment just written').id
}

/** Corrects one shipment of a locked order; the day it left and its pieces stay what they were. */
export async function correctShipment(
  db: Database,
  now: Date,
  shipmentId: number,
  { carrier, trackingNumber }: Sent,
): Promise<void> {
  await sql`
    update shipments set carrier = ${carrier}, tracking_number = ${trackingNumber}, updated_at = ${now}
    where id = ${shipmentId}`.execute(db)
}

/** All shipments of an order with their pieces, the first one first; null where there is none. `order`: the column with its id. */
export const shipmentsOf = (order: string) => sql`(
  select json_agg(json_build_object('id', s.id, 'carrier', s.carrier, 'trackingNumber', s.tracking_number, 'shippedAt', s.shipped_at,
      'items', coalesce((select json_agg(json_build_object('versionId', i.version_id, 'quantity', p.quantity) order by i.id)
        from shipment_items p join order_items i on i.id = p.order_item_id where p.shipment_id = s.id), '[]')) order by s.id)
  from shipments s where s.order_id = ${sql.ref(order)})`

/** Joins the last shipment of an order as `s`, for lists. */
export const lastShipment = (order: string) => sql`left join lateral (
  select * from shipments where order_id = ${sql.ref(order)} order by id desc limit 1) s on true`

/**
 * Pieces of a line that wait to be sent or handed over; 0 where the order is held for its buyer, over or in dispute. `line`, `order`: what
 * `order_items` and `orders` are called.
 */
export const toSend = (line: string, order: string) => sql`(
  case when ${sql.ref(`${order}.status`)} in ${listOf(TO_SEND)}
    then ${sql.ref(`${line}.quantity`)} - ${sql.ref(`${line}.given_up`)}
      - coalesce((select sum(quantity) from shipment_items where order_item_id = ${sql.ref(`${line}.id`)}), 0)
    else 0 end)::int`

/** Whether a shipment of an order has left under one of these numbers. `order`, `numbers`: columns with its id and an array. */
export const isSentUnder = (order: string, numbers: string) => sql<boolean>`exists (
  select 1 from shipments s where s.order_id = ${sql.ref(order)} and s.tracking_number = any(${sql.ref(numbers)}))`
