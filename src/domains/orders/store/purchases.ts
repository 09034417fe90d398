import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderView } from '../contract.ts'
import type { StoredPurchase } from '../rules/purchase-view.ts'
import type { StoredShipment } from '../rules/shipment-view.ts'

export type PurchaseRow = StoredPurchase & { id: number; requestHash: Buffer | null }

/** What mails with the link are called, when they were asked for (`order_mails.what`). */
export const LINK_AGAIN = 'confirm again '

export const purchaseColumns = sql`id, key, placed_at as "placedAt", email, phone, shipping_address as "shippingAddress", invoice, currency,
  held_until as "heldUntil", request_hash as "requestHash",
  array(select at from order_mails where purchase_id = purchases.id and starts_with(what, ${LINK_AGAIN}) order by at) as "linksAskedAt"`

export async function findPurchase(db: Database, key: string): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`select ${purchaseColumns} from purchases where key = ${key}`.execute(db)
  return rows[0]
}

export async function findPurchaseByRequest(db: Database, idempotencyKey: string): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    select ${purchaseColumns} from purchases where idempotency_key = ${idempotencyKey}`.execute(db)
  return rows[0]
}

export type OrderRow = Omit<OrderView, 'shipment'> & { shipment: StoredShipment | null }

/** Why its seller called an order off. */
export const cancelledOf = (order: string) => sql`(
  select json_build_object('reason', detail->'reason', 'words', detail->'words') from order_events
  where order_id = ${sql.ref(order)} and note = 'by_seller' order by order_events.id desc limit 1)`

/** An order with its items, as the buyer sees it. */
export const orderViewColumns = sql`number, status, payment_status as "paymentStatus", method,
  cash_on_delivery as "cashOnDelivery", pickup, goods, delivery, total, amount_paid as "amountPaid", given_back as "givenBack", currency,
  json_build_object('id', seller->'id', 'name', seller->'name', 'email', seller->'email', 'phone', seller->'phone') as seller,
  (select json_agg(json_build_object('productId', product_id, 'versionId', version_id, 'title', title,
      'versionName', version_name, 'state', state, 'imageKey', image_key, 'quantity', quantity,
      'unitPrice', unit_price, 'lineTotal', line_total) order by order_items.id)
    from order_items where order_id = orders.id) as items,
  (select json_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'shippedAt', shipped_at)
    from shipments where order_id = orders.id) as shipment, ${cancelledOf('orders.id')} as cancelled`

/** The orders of a purchase with their items, in the order in which they were placed. */
export async function findOrderViews(db: Database, purchaseId: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderViewColumns} from orders where purchase_id = ${purchaseId} order by id`.execute(db)
  return rows
}
