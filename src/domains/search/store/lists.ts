import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** The head of a list: of a category, or of all below it (`top`). */
export type ListScope = { at: number; id: number; top: boolean; sort: 'newest' | 'price'; size: number }

/** Cards in stock of several lists. Each branch is walked along its own index, and only for lists that it answers. */
export async function findListCards(
  db: Database,
  lists: readonly ListScope[],
): Promise<{ at: number; card: string }[]> {
  if (lists.length === 0) return []
  const { rows } = await sql<{ at: number; card: string }>`
    select l.at, c.card
    from json_to_recordset(${JSON.stringify(lists)}::json) as l(at int, id int, top boolean, sort text, size int)
    cross join lateral (
      (select product_id, row_number() over (order by listed_at desc, product_id desc) as place from listings
        where l.top and l.sort = 'newest' and top_category_id = l.id and in_stock
        order by listed_at desc, product_id desc limit l.size)
      union all
      (select product_id, row_number() over (order by listed_at desc, product_id desc) from listings
        where not l.top and l.sort = 'newest' and category_id = l.id and in_stock
        order by listed_at desc, product_id desc limit l.size)
      union all
      (select product_id, row_number() over (order by price, product_id) from listings
        where l.top and l.sort = 'price' and top_category_id = l.id and in_stock
        order by price, product_id limit l.size)
      union all
      (select product_id, row_number() over (order by price, product_id) from listings
        where not l.top and l.sort = 'price' and category_id = l.id and in_stock
        order by price, product_id limit l.size)
    ) head
    join listing_cards c on c.product_id = head.product_id
    order by l.at, head.place`.execute(db)
  return rows
}
