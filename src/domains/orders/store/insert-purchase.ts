import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure } from '../../../values/failure.ts'
import { condition } from '../../products/index.ts'
import { versions } from '../../terms/index.ts'
import { HELD } from '../rules/order-table.ts'
import { orderWords } from '../rules/order-words.ts'
import { dueOnline, type PurchaseDraft } from '../rules/purchase-draft.ts'

export type InsertedOrder = { purchaseId: number; id: number; number: string; companyId: number }

/**
 * Writes the purchase, its orders with numbers, their items as they are offered now, and first events in one statement, however many
 * there are. Stock is taken after it.
 * `request_in_progress` when another cart is just being ordered under the same idempotency key.
 */
export async function insertPurchase(db: Database, draft: PurchaseDraft): Promise<InsertedOrder[]> {
  // Numbers begin anew with the year of the market's clock.
  const year = Number(marketDay(draft.placedAt).slice(0, 4))
  const orders = draft.orders.map(({ items, ...order }, position) => ({
    ...order,
    position,
    words: orderWords(order.companyId, draft.buyer, items),
  }))
  const items = draft.orders.flatMap((order) => order.items.map((item) => ({ ...item, companyId: order.companyId })))
  const { rows } = await sql<InsertedOrder>`
    with purchase as (
      insert into purchases (key, cart_id, idempotency_key, request_hash, user_id, email, phone, first_name, last_name,
        shipping_address, invoice, locale, currency, total, due_online, held_until, placed_at, terms_versions)
      values (${draft.key}, ${draft.cartId}, ${draft.idempotencyKey}, ${draft.requestHash}, ${draft.userId},
        ${draft.buyer.email}, ${draft.buyer.phone}, ${draft.buyer.firstName}, ${draft.buyer.lastName},
        ${toJson(draft.shippingAddress)}::jsonb, ${toJson(draft.invoice)}::jsonb, ${draft.locale}, ${draft.currency},
        ${draft.orders.reduce((sum, order) => sum + order.total, 0)}, ${dueOnline(draft.orders)}, ${draft.heldUntil},
        ${draft.placedAt}, ${versions.buyersTermsAt(draft.placedAt)})
      returning id),
    placed as (
      insert into orders (purchase_id, number, company_id, status, payment_status, seller, method, cash_on_delivery, pickup,
        goods, delivery, total, currency, commission, promised_from, promised_until, parcels, held_until, placed_at, updated_at, moved_at, buyer_email, words, takes_old_device)
      select purchase.id, 'OB-' || ${year}::int || '-' || lpad(o.n, greatest(7, length(o.n)), '0'), o."companyId", o.status,
        o."paymentStatus", o.seller, o.method, o."cashOnDelivery", o.pickup, o.goods, o.delivery, o.total, ${draft.currency},
        o.commission, (o.arrives->>'from')::date, (o.arrives->>'until')::date, o.parcels, case when o.status in ${listOf(HELD)} then ${draft.heldUntil}::timestamptz end, ${draft.placedAt},
        ${draft.placedAt}, ${draft.placedAt}, ${draft.buyer.email.toLowerCase()},
        array_to_tsvector(o.words || array[o."companyId" || 'n/ob', o."companyId" || 'n/' || ${year}::int,
          o."companyId" || 'n/' || o.n, o."companyId" || 'n/' || lpad(o.n, greatest(7, length(o.n)), '0')]), o."takesOldDevice"
      from purchase, (
        select t.*, nextval('order_numbers')::text as n
        from json_to_recordset(${JSON.stringify(orders)}::json) as t(position int, "companyId" int, status text,
          "paymentStatus" text, seller jsonb, method text, "cashOnDelivery" boolean, pickup jsonb, goods bigint,
          delivery bigint, total bigint, commission jsonb, arrives jsonb, parcels jsonb, words text[], "takesOldDevice" boolean)) as o
      order by o.position
      returning id, purchase_id, number, company_id, status),
    events as (
      insert into order_events (order_id, to_status, note, at)
      select id, status, 'placed', ${draft.placedAt} from placed order by id),
    bought as (
      insert into order_items (order_id, product_id, version_id, title, titles, version_name, state, image_key, vat_scheme,
        erp_code, condition, facts, quantity, unit_price, line_total)
      select placed.id, i."productId", i."versionId", i.title, i.titles, i."versionName", i.state, i."imageKey", i."vatScheme",
        i."erpCode", ${condition.conditionNow('i.productId', 'i.versionId', 'i.quantity')}, i.facts, i.quantity, i."unitPrice", i."lineTotal"
      from rows from (json_to_recordset(${JSON.stringify(items)}::json) as ("companyId" int, "productId" int,
          "versionId" int, title text, titles jsonb, "versionName" text, state text, "imageKey" text, "vatScheme" text, "erpCode" text, facts jsonb, quantity int,
          "unitPrice" bigint, "lineTotal" bigint)) with ordinality as i("companyId", "productId", "versionId", title, titles,
          "versionName", state, "imageKey", "vatScheme", "erpCode", facts, quantity, "unitPrice", "lineTotal", position)
        join placed on placed.company_id = i."companyId"
      order by i.position)
    select id, purchase_id as "purchaseId", number, company_id as "companyId" from placed order by id`
    .execute(db)
    .catch((error: { constraint?: string }) => {
      if (error.constraint !== 'purchases_idempotency_key_key') throw error
      throw new Failure('conflict', 'request_in_progress')
    })
  return rows
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
