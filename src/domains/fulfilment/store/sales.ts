import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Amounts in grosze. `share`: what the seller receives of what was paid online. */
export type DaySales = { day: string; currency: string; orders: number; goods: number; share: number }
export type SoldVersion = { versionId: number; pieces: number }
type Period = { from: string; to: string }

// Read from sums that triggers keep with every change of an order (migration 0019): an order counts while it is accepted and its
// money stays, on the day in Poland when it was placed. `select recount_sold()` counts them again.

export async function findSales(db: Database, companyId: number, { from, to }: Period): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(day, 'YYYY-MM-DD') as day, currency, orders, goods, share from selling_days
    where company_id = ${companyId} and day between ${from} and ${to} and orders > 0 order by 1, 2`.execute(db)
  return rows
}

export async function findSoldVersions(
  db: Database,
  companyId: number,
  since: string,
  limit: number,
): Promise<SoldVersion[]> {
  const { rows } = await sql<SoldVersion>`
    select version_id as "versionId", sum(pieces)::int as pieces from selling_versions
    where company_id = ${companyId} and day >= ${since}
    group by version_id having sum(pieces) > 0 order by pieces desc, version_id limit ${limit}`.execute(db)
  return rows
}

export async function findSoldProducts(
  db: Database,
  companyId: number,
  { from, to }: Period,
  productIds: readonly number[],
): Promise<{ productId: number; orders: number }[]> {
  const { rows } = await sql<{ productId: number; orders: number }>`
    select wanted.id as "productId", sold.orders
    from unnest(${productIds}::int[]) as wanted(id) cross join lateral (
      select sum(orders)::int as orders from selling_versions
      where company_id = ${companyId} and product_id = wanted.id and day between ${from} and ${to}) as sold
    where sold.orders > 0`.execute(db)
  return rows
}

/** The same over all companies. */
export async function findMarketSales(db: Database, { from, to }: Period): Promise<Omit<DaySales, 'share'>[]> {
  const { rows } = await sql<Omit<DaySales, 'share'>>`
    select to_char(day, 'YYYY-MM-DD') as day, currency, sum(orders)::int as orders, sum(goods)::float8 as goods
    from selling_days where day between ${from} and ${to} and orders > 0 group by day, currency order by 1, 2`.execute(
    db,
  )
  return rows
}
