import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import type { OrderStatus } from '../rules/order-table.ts'

/** A line of an order, for who says how it was. */
export type LineToReview = {
  itemId: number
  orderId: number
  number: string
  status: OrderStatus
  companyId: number
  seller: string
  /** Where it was collected; null: it was sent. */
  shopId: number | null
  productId: number
  title: string
  versionName: string
  imageKey: string | null
}

/** Who bought, as the purchase says it. `userId`: null for guests. */
export type BuyerOfLines = { firstName: string; lastName: string; email: string; userId: string | null; locale: Locale }

/** Who bought and all lines of the purchase that were not given up, by its unguessable key. One statement. */
export async function findLinesToReview(
  db: Database,
  key: string,
): Promise<{ buyer: BuyerOfLines; lines: LineToReview[] } | undefined> {
  const { rows } = await sql<{ buyer: BuyerOfLines; lines: LineToReview[] }>`
    select json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'userId', p.user_id,
        'locale', p.locale) as buyer,
      (select coalesce(json_agg(json_build_object('itemId', i.id, 'orderId', o.id, 'number', o.number, 'status', o.status,
          'companyId', o.company_id, 'seller', o.seller->>'name', 'shopId', (o.pickup->>'shopId')::int,
          'productId', i.product_id, 'title', i.title, 'versionName', i.version_name, 'imageKey', i.image_key) order by i.id), '[]')
        from orders o join order_items i on i.order_id = o.id where o.purchase_id = p.id and i.quantity > i.given_up) as lines
    from purchases p where p.key = ${key}`.execute(db)
  return rows[0]
}

/** Whom to write about an order, and by which key the page of the purchase opens. */
export async function findBuyerOfOrder(
  db: Database,
  orderId: number,
): Promise<(BuyerOfLines & { key: string; number: string }) | undefined> {
  const { rows } = await sql<BuyerOfLines & { key: string; number: string }>`
    select p.first_name as "firstName", p.last_name as "lastName", p.email, p.user_id as "userId", p.locale, p.key, o.number
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${orderId}`.execute(db)
  return rows[0]
}
