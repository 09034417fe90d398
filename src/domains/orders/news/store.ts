import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Cancellation } from '../rules/cancel-reasons.ts'
import type { SellerSnapshot } from '../rules/purchase-draft.ts'
import { cancelledOf, type OrderRow } from '../store/purchases.ts'

type Item = OrderRow['items'][number] & { erpCode: string | null }
export type NewsOrder = Omit<OrderRow, 'seller' | 'items' | 'shipment' | 'pickup'> & {
  id: number
  companyId: number
  seller: SellerSnapshot
  pickup: { code: string | null; label: string } | null
  items: Item[]
  /** Who called it off, if anybody did, and the reason the operator gave. */
  calledOff: {
    by: 'by_buyer' | 'by_operator' | 'by_seller'
    reason: Cancellation['reason'] | null
    words: string | null
  } | null
}
export type News = {
  id: number
  key: string
  locale: Locale
  email: string
  firstName: string
  placedAt: Date
  heldUntil: Date | null
  currency: OrderRow['currency']
  shippingAddress: Record<'firstName' | 'lastName' | 'street' | 'postalCode' | 'city' | 'country', string> | null
  orders: NewsOrder[]
}

/** A purchase with all that its mails say, as it stands now. One statement. */
export async function findNews(db: Database, purchaseId: number): Promise<News | undefined> {
  const { rows } = await sql<News>`
    select p.id, p.key, p.locale, p.email, p.first_name as "firstName", p.placed_at as "placedAt", p.held_until as "heldUntil",
      p.currency, p.shipping_address as "shippingAddress", (
        select json_agg(json_build_object('id', o.id, 'number', o.number, 'companyId', o.company_id, 'status', o.status,
          'paymentStatus', o.payment_status, 'method', o.method, 'cashOnDelivery', o.cash_on_delivery, 'pickup', o.pickup,
          'givenBack', o.given_back, 'goods', o.goods, 'delivery', o.delivery, 'total', o.total, 'amountPaid', o.amount_paid, 'currency', o.currency,
          'seller', o.seller,
          'items', (
            select json_agg(json_build_object('title', title, 'versionName', version_name, 'quantity', quantity,
              'unitPrice', unit_price, 'lineTotal', line_total, 'erpCode', erp_code) order by i.id)
            from order_items i where i.order_id = o.id),
          'cancelled', ${cancelledOf('o.id')}, 'calledOff', (
            select json_build_object('by', note, 'reason', detail->'reason', 'words', detail->'words') from order_events e
            where e.order_id = o.id and note in ('by_buyer', 'by_operator', 'by_seller') order by e.id desc limit 1))
          order by o.id)
        from orders o where o.purchase_id = p.id) as orders
    from purchases p where p.id = ${purchaseId}`.execute(db)
  return rows[0]
}

/** Takes the right to write a mail; false when it was written before. */
export async function claimMail(db: Database, purchaseId: number, what: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into order_mails (purchase_id, what, at) values (${purchaseId}, ${what}, ${at})
    on conflict (purchase_id, what) do nothing returning 1`.execute(db)
  return rows.length > 0
}
