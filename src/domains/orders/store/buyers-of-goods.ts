import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'

/** Who bought any of some products: one row an order. */
export type BuyerOfGoods = {
  orderId: number
  number: string
  key: string
  email: string
  firstName: string
  userId: string | null
  locale: Locale
  titles: string[]
}

type Wanted = { productIds: readonly number[]; since: Date; after: number; limit: number }

/** Orders with any of these products that count as bought since a day, in id order after one. Pieces given up do not count. */
export async function findBuyersOfGoods(
  db: Database,
  { productIds, since, after, limit }: Wanted,
): Promise<BuyerOfGoods[]> {
  const { rows } = await sql<BuyerOfGoods>`
    select o.id as "orderId", o.number, p.key, p.email, p.first_name as "firstName", p.user_id as "userId", p.locale, found.titles
    from (
      select i.order_id, array_agg(distinct i.title) as titles from order_items i
      where i.product_id = any(${productIds}::int[]) and i.order_id > ${after} and i.quantity > i.given_up
      group by i.order_id order by i.order_id
    ) as found
    join orders o on o.id = found.order_id join purchases p on p.id = o.purchase_id
    where o.placed_at >= ${since} and o.status not in ('pending', 'expired', 'cancelled')
    order by o.id limit ${limit}`.execute(db)
  return rows
}
