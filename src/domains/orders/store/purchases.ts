import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { paymentConditions } from '../../payments/index.ts'
import type { OrderFacts, OrderView } from '../contract.ts'
import type { StoredFacts } from '../rules/order-facts.ts'
import type { StoredPurchase } from '../rules/purchase-view.ts'
import type { StoredPart, StoredShipment } from '../rules/shipment-view.ts'
import { shipmentsOf } from './shipments.ts'

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

export type OrderRow = Omit<OrderView, 'shipment' | 'shipments' | keyof OrderFacts> & {
  shipment: StoredShipment | null
  shipments: StoredPart[]
  facts: StoredFacts
}

/** What `toOrderFacts` goes by. `order`: what the statement calls the table. */
export const factsOf = (order: string) => sql`
  json_build_object('addressCountry', (select shipping_address->>'country' from purchases where id = ${sql.ref(`${order}.purchase_id`)}),
    'sellerCountry', ${sql.ref(`${order}.seller`)}->>'country', 'provider', ${paymentConditions.providerUsed(`${order}.purchase_id`)})`

/** The statuses an order came to; the database prints the times. */
const historyOf = sql`(
  select coalesce(json_agg(json_build_object('at', at, 'status', to_status) order by id), '[]') from order_events
  where order_id = orders.id and from_status is distinct from to_status)`

/** Why its seller called an order off. */
export const cancelledOf = (order: string) => sql`(
  select json_build_object('reason', detail->'reason', 'words', detail->'words') from order_events
  where order_id = ${sql.ref(order)} and note in ('by_seller', 'not_collected') order by order_events.id desc limit 1)`

/** The days on which it was promised to come. */
export const arrivesOf = (order: string) => sql`
  case when ${sql.ref(`${order}.promised_from`)} is not null then json_build_object('from', ${sql.ref(`${order}.promised_from`)},
    'until', ${sql.ref(`${order}.promised_until`)}) end`

/** How the total of an order was taxed when it was placed. `order`: what the statement calls the table. */
export const vatOf = (order: string) => sql`(
  case ${sql.ref(`${order}.seller`)}->>'chargesVat' when 'false' then 'exempt' when 'true' then (
    select case when count(distinct vat_scheme) = 1 then min(vat_scheme) else 'mixed' end
    from order_items where order_id = ${sql.ref(`${order}.id`)}) end)`

/** An order with its items, as the buyer sees it. */
export const orderViewColumns = sql`number, status, payment_status as "paymentStatus", method,
  cash_on_delivery as "cashOnDelivery", takes_old_device as "takesOldDevice", pickup, ${arrivesOf('orders')} as arrives, parcels, goods, delivery, total, ${vatOf('orders')} as vat, amount_paid as "amountPaid", given_back as "givenBack", currency,
  json_build_object('id', seller->'id', 'name', seller->'name', 'email', seller->'email', 'phone', seller->'phone') as seller,
  (select json_agg(json_build_object('productId', product_id, 'versionId', version_id, 'title', title, 'titles', coalesce(titles, '{}'),
      'versionName', version_name, 'state', state, 'imageKey', image_key, 'quantity', quantity, 'givenUp', given_up,
      'unitPrice', unit_price, 'lineTotal', line_total, 'facts', coalesce(facts, '[]'), 'warrantyMonths', warranty_months) order by order_items.id)
    from order_items where order_id = orders.id) as items,
  (select json_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'shippedAt', shipped_at)
    from shipments where order_id = orders.id order by id desc limit 1) as shipment, coalesce(${shipmentsOf('orders.id')}, '[]') as shipments, ${cancelledOf('orders.id')} as cancelled,
  ${factsOf('orders')} as facts, ${historyOf} as history`

/** The orders of a purchase with their items, in the order in which they were placed. */
export async function findOrderViews(db: Database, purchaseId: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderViewColumns} from orders where purchase_id = ${purchaseId} order by id`.execute(db)
  return rows
}
