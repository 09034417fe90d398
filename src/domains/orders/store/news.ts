import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Locale } from '../../../values/locale.ts'
import type { InvoiceData } from '../contract.ts'
import type { Cancellation } from '../rules/cancel-reasons.ts'
import { HELD } from '../rules/order-table.ts'
import type { SellerSnapshot } from '../rules/purchase-draft.ts'
import type { StoredShipment } from '../rules/shipment-view.ts'
import { arrivesOf, cancelledOf, type OrderRow, vatOf } from './purchases.ts'

type Item = OrderRow['items'][number] & { erpCode: string | null }
export type NewsOrder = Omit<OrderRow, 'shipments' | 'seller' | 'items' | 'shipment' | 'pickup'> & {
  id: number
  companyId: number
  seller: SellerSnapshot
  pickup: { code: string | null; label: string } | null
  items: Item[]
  /** What was sent so far, the first first. */
  shipments: (Pick<StoredShipment, 'carrier' | 'trackingNumber'> & {
    pieces: Pick<Item, 'title' | 'titles' | 'versionName' | 'quantity'>[]
  })[]
  /** A return or complaint about it is under way. */
  isOpen: boolean
  /** Who called it off, if anybody did, and the reason the operator gave. `wasHeld`: before it was paid or confirmed, so its seller never heard of it. */
  calledOff: {
    by: 'by_buyer' | 'by_operator' | 'by_seller' | 'not_collected' | 'withdrawn'
    reason: Cancellation['reason'] | null
    words: string | null
    wasHeld: boolean
  } | null
}
export type News = {
  id: number
  key: string
  locale: Locale
  /** Of the account that bought; null for a guest. */
  userId: string | null
  email: string
  firstName: string
  placedAt: Date
  /** Ids of the versions of the terms that held; null: from before they were kept. */
  termsVersions: number[] | null
  heldUntil: Date | null
  currency: OrderRow['currency']
  shippingAddress: Record<'firstName' | 'lastName' | 'street' | 'postalCode' | 'city' | 'country', string> | null
  invoice: InvoiceData | null
  orders: NewsOrder[]
}

/** A purchase with all that its mails say, as it stands now. One statement. */
export async function findNews(db: Database, purchaseId: number): Promise<News | undefined> {
  const { rows } = await sql<News>`
    select p.id, p.key, p.locale, p.user_id as "userId", p.email, p.first_name as "firstName", p.placed_at as "placedAt", p.terms_versions as "termsVersions", p.held_until as "heldUntil",
      p.currency, p.shipping_address as "shippingAddress", p.invoice, (
        select json_agg(json_build_object('id', o.id, 'number', o.number, 'companyId', o.company_id, 'status', o.status,
          'paymentStatus', o.payment_status, 'method', o.method, 'cashOnDelivery', o.cash_on_delivery, 'takesOldDevice', o.takes_old_device, 'pickup', o.pickup,
          'arrives', ${arrivesOf('o')}, 'parcels', o.parcels,
          'givenBack', o.given_back, 'goods', o.goods, 'delivery', o.delivery, 'total', o.total, 'vat', ${vatOf('o')}, 'amountPaid', o.amount_paid, 'currency', o.currency,
          'seller', o.seller,
          'items', (
            select json_agg(json_build_object('versionId', version_id, 'title', title, 'titles', coalesce(titles, '{}'), 'versionName', version_name, 'quantity', quantity, 'givenUp', given_up,
              'unitPrice', unit_price, 'lineTotal', line_total, 'erpCode', erp_code, 'facts', coalesce(facts, '[]'), 'warrantyMonths', warranty_months) order by i.id)
            from order_items i where i.order_id = o.id),
          'shipments', (
            select coalesce(json_agg(json_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'pieces', (
              select coalesce(json_agg(json_build_object('title', title, 'titles', coalesce(titles, '{}'), 'versionName', version_name, 'quantity', m.quantity) order by i.id), '[]')
              from shipment_items m join order_items i on i.id = m.order_item_id where m.shipment_id = s.id)) order by s.id), '[]')
            from shipments s where s.order_id = o.id),
          'isOpen', exists (select from order_matters m where m.order_id = o.id),
          'cancelled', ${cancelledOf('o.id')}, 'calledOff', (
            select json_build_object('by', note, 'reason', detail->'reason', 'words', detail->'words', 'wasHeld', from_status in ${listOf(HELD)}) from order_events e
            where e.order_id = o.id and note in ('by_buyer', 'by_operator', 'by_seller', 'not_collected', 'withdrawn') order by e.id desc limit 1))
          order by o.id)
        from orders o where o.purchase_id = p.id) as orders
    from purchases p where p.id = ${purchaseId}`.execute(db)
  return rows[0]
}

/** Which purchase an order belongs to; undefined when there is none. */
export async function findPurchaseIdOf(db: Database, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select purchase_id as id from orders where id = ${orderId}`.execute(db)
  return rows[0]?.id
}

/** Takes the right to write a mail; false when it was written before. */
export async function claimMail(db: Database, purchaseId: number, what: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into order_mails (purchase_id, what, at) values (${purchaseId}, ${what}, ${at})
    on conflict (purchase_id, what) do nothing returning 1`.execute(db)
  return rows.length > 0
}
