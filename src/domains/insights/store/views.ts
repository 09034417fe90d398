import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type Views = { productId: number; companyId: number; day: string; views: number }

/**
 * Adds counted views in one statement, by product and by company, in the order of their keys, so that two processes never wait for
 * each other in a circle.
 */
export async function addViews(db: Database, views: readonly Views[]): Promise<void> {
  await sql`
    with seen as materialized (
      select * from json_to_recordset(${JSON.stringify(views)}::json) as t("companyId" int, day date, "productId" int, views int)),
    summed as (
      insert into company_views as known (company_id, day, views)
      select "companyId", day, sum(views) from seen group by 1, 2 order by 1, 2
      on conflict (company_id, day) do update set views = known.views + excluded.views)
    insert into product_views as known (company_id, day, product_id, views)
    select "companyId", day, "productId", views from seen order by "companyId", day, "productId"
    on conflict (company_id, day, product_id) do update set views = known.views + excluded.views`.execute(db)
}

/** Looked up for each day, however many products a company has: what is much looked at in a period is so on its days. */
const MOST_OF_A_DAY = 50

/** Views of a company's products in a period: all together, and the most looked at ones. */
export async function findViews(
  db: Database,
  companyId: number,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<{ total: number; products: { productId: number; views: number }[] }> {
  const { rows } = await sql<{ total: number; products: { productId: number; views: number }[] }>`
    with looked_at as materialized (
      select seen.product_id
      from company_views c cross join lateral (
        select p.product_id, p.views from product_views p
        where p.company_id = c.company_id and p.day = c.day
        order by p.views desc, p.product_id limit ${MOST_OF_A_DAY}) as seen
      where c.company_id = ${companyId} and c.day between ${from} and ${to}
      group by seen.product_id order by sum(seen.views) desc, seen.product_id limit ${limit}),
    most as (
      select p.product_id as "productId", sum(p.views)::int as views
      from looked_at join product_views p on p.product_id = looked_at.product_id and p.day between ${from} and ${to}
      group by 1)
    select coalesce((select sum(views) from company_views
        where company_id = ${companyId} and day between ${from} and ${to}), 0)::bigint as total,
      coalesce((select json_agg(most order by views desc, "productId") from most), '[]') as products`.execute(db)
  return rows[0] ?? { total: 0, products: [] }
}

/** Deletes the oldest days before a day, so many of the companies' days at once; returns how many. */
export async function deleteDaysBefore(db: Database, day: string, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with old as (
      select company_id, day from company_views where day < ${day} order by day, company_id limit ${limit} for update skip locked),
    views as (
      delete from product_views p using old where p.company_id = old.company_id and p.day = old.day),
    sums as (
      delete from company_views c using old where c.company_id = old.company_id and c.day = old.day)
    select count(*)::int as gone from old`.execute(db)
  return rows[0]?.gone ?? 0
}
