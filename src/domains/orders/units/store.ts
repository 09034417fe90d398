import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** A unit of an order. `shipmentId` null with `leftAt`: handed over in a shop. */
export type OrderUnit = {
  orderId: number
  unitId: number
  itemId: number
  productId: number
  versionId: number
  leftAt: Date | null
  shipmentId: number | null
  returnedAt: Date | null
}
/** A line that units are assigned to. `left`: pieces of it that are still to leave; `codes`: units that it names for sure; `warrantyMonths` as promised then. */
export type UnitLine = {
  orderId: number
  companyId: number
  itemId: number
  productId: number
  versionId: number
  left: number
  codes: string[]
  warrantyMonths: number | null
}

/** Units of orders, in the order in which they were assigned. */
export async function findOrderUnits(db: Database, orderIds: readonly number[]): Promise<OrderUnit[]> {
  const { rows } = await sql<OrderUnit>`
    select u.order_id as "orderId", u.unit_id as "unitId", u.item_id as "itemId", i.product_id as "productId", i.version_id as "versionId",
      u.left_at as "leftAt", u.shipment_id as "shipmentId", u.returned_at as "returnedAt"
    from order_units u join order_items i on i.id = u.item_id
    where u.order_id = any(${orderIds}::bigint[]) order by u.assigned_at, u.unit_id`.execute(db)
  return rows
}

export async function findUnitLines(db: Database, orderIds: readonly number[]): Promise<UnitLine[]> {
  const { rows } = await sql<UnitLine>`
    select i.order_id as "orderId", o.company_id as "companyId", i.id as "itemId", i.product_id as "productId", i.version_id as "versionId",
      (i.quantity - i.given_up - coalesce((select sum(quantity) from shipment_items where order_item_id = i.id), 0))::int as left,
      array(select device->>'code' from jsonb_array_elements(coalesce(i.condition->'devices', '[]')) device where device ? 'code') as codes,
      i.warranty_months as "warrantyMonths"
    from order_items i join orders o on o.id = i.order_id
    where i.order_id = any(${orderIds}::bigint[]) order by i.id`.execute(db)
  return rows
}

export async function insertOrderUnits(
  db: Database,
  rows: readonly { orderId: number; unitId: number; itemId: number }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into order_units (order_id, unit_id, item_id, assigned_at)
    select "orderId", "unitId", "itemId", ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as t("orderId" bigint, "unitId" bigint, "itemId" bigint)
    -- It came back, and leaves for the same buyer again.
    on conflict (order_id, unit_id) do update set item_id = excluded.item_id, assigned_at = excluded.assigned_at, left_at = null,
      shipment_id = null, returned_at = null`.execute(db)
}

export async function deleteOrderUnits(db: Database, orderId: number, unitIds: readonly number[]): Promise<void> {
  await sql`
    delete from order_units where order_id = ${orderId} and unit_id = any(${unitIds}::bigint[]) and left_at is null`.execute(
    db,
  )
}

export async function markLeft(
  db: Database,
  orderId: number,
  sent: { unitIds: readonly number[]; shipmentId: number | null; at: Date },
): Promise<void> {
  await sql`
    update order_units set left_at = ${sent.at}, shipment_id = ${sent.shipmentId}
    where order_id = ${orderId} and unit_id = any(${sent.unitIds}::bigint[]) and left_at is null`.execute(db)
}

export async function markReturned(db: Database, orderId: number, unitIds: readonly number[], at: Date): Promise<void> {
  await sql`
    update order_units set returned_at = ${at}
    where order_id = ${orderId} and unit_id = any(${unitIds}::bigint[]) and left_at is not null and returned_at is null`.execute(
    db,
  )
}

export type BoughtRow = {
  unitId: number
  orderNumber: string
  companyId: number
  versionId: number
  leftAt: Date
  shipmentId: number | null
  returnedAt: Date | null
}

/** Units of a purchase that have left, in the order in which they did. */
export async function findBoughtUnits(db: Database, purchaseId: number): Promise<BoughtRow[]> {
  const { rows } = await sql<BoughtRow>`
    select u.unit_id as "unitId", o.number as "orderNumber", o.company_id as "companyId", i.version_id as "versionId",
      u.left_at as "leftAt", u.shipment_id as "shipmentId", u.returned_at as "returnedAt"
    from orders o join order_units u on u.order_id = o.id join order_items i on i.id = u.item_id
    where o.purchase_id = ${purchaseId} and u.left_at is not null order by u.left_at, u.unit_id limit 500`.execute(db)
  return rows
}
