import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Titles } from '../../categories/contract.ts'
import { typedTitles } from '../../categories/index.ts'
import { companyConditions } from '../../companies/index.ts'
import { vatColumn } from '../store/columns.ts'
import type { PickupProduct } from './contract.ts'

/** A product of a shop, before it is worded. */
export type InShop = Omit<PickupProduct, 'titles'> & { categoryId: number; typedTitles: Titles | null }

/** Published products in stock of a selling company that are offered in the shop, newest first, before the given id. */
export async function findInShop(
  db: Database,
  shop: { id: number; companyId: number },
  before: number | null,
  limit: number,
): Promise<InShop[]> {
  const { rows } = await sql<InShop>`
    select p.id, p.category_id as "categoryId", p.title, ${typedTitles} as "typedTitles", p.state, p.grade, p.currency, p.images -> 0 as image, v.price, v.from, v.was_price as "wasPrice",
      v.last_price as "lastPrice", v.quantity, ${vatColumn}
    from products p
    cross join lateral (
      select (array_agg(price order by price, id))[1] as price, min(price) <> max(price) as from,
        (array_agg(was_price order by price, id))[1] as was_price, (array_agg(last_price order by price, id))[1] as last_price,
        sum(quantity)::int as quantity
      from versions where product_id = p.id and quantity > 0
      having count(*) > 0) v
    where p.shop_ids @> array[${shop.id}::int] and p.status = 'published' and p.company_id = ${shop.companyId}
      and ${companyConditions.sells('p.company_id')}
      and (${before}::int is null or p.id < ${before}::int)
    order by p.id desc limit ${limit}`.execute(db)
  return rows
}

/** Shops in which every one of these versions is offered, in id order. */
export async function findShopsWithAll(db: Database, versionIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with goods as (
      select distinct p.id, p.shop_ids from versions v join products p on p.id = v.product_id where v.id = any(${versionIds}::int[]))
    select shop as id from goods, unnest(shop_ids) as shop
    group by shop having count(*) = (select count(*) from goods) order by shop`.execute(db)
  return rows.map(({ id }) => id)
}
