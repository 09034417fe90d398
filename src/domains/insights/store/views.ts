import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type Views = { productId: number; companyId: number; day: string; views: number }

/** Adds counted views in one statement, in the order of their keys, so that two processes never wait for each other in a circle. */
export async function addViews(db: Database, views: readonly Views[]): Promise<void> {
  await sql`
    insert into product_views as known (company_id, day, product_id, views)
    select "companyId", day, "productId", views
    from json_to_recordset(${JSON.stringify(views)}::json) as t("companyId" int, day date, "productId" int, views int)
    order by "companyId", day, "productId"
    on conflict (company_id, day, product_id) do update set views = known.views + excluded.views`.execute(db)
}

/** Views of a company's products in a period: all together, and the most looked at ones. */
export async function findViews(
  db: Database,
  companyId: number,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<{ total: number; products: { productId: number; views: number }[] }> {
  const { rows } = await sql<{ productId: number; views: number; total: number }>`
    select product_id as "productId", sum(views)::int as views, sum(sum(views)) over ()::int as total
    from product_views where company_id = ${companyId} and day between ${from} and ${to}
    group by product_id order by views desc, product_id limit ${limit}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    products: rows.map(({ productId, views }) => ({ productId, views })),
  }
}
