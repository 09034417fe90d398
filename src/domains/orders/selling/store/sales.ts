import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { dayEnd, dayStart } from './conditions.ts'

/** Amounts in grosze. `share`: what the seller receives of what was paid online. */
export type DaySales = { day: string; currency: string; orders: number; goods: number; share: number }
export type SoldVersion = { versionId: number; pieces: number }
type Period = { from: string; to: string }

/** Accepted, and the money stays. The day counts on which it was ordered, in Poland. */
const sold = (companyId: number, { from, to }: Period) => sql`o.company_id = ${companyId}
  and o.placed_at >= ${dayStart(from)} and o.placed_at < ${dayEnd(to)}
  and o.status in ('confirmed', 'shipped', 'delivered') and o.payment_status not in ('refundDue', 'refunded')`

export async function findSales(db: Database, companyId: number, period: Period): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(o.placed_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as day, o.currency, count(*)::int as orders,
      sum(o.goods)::bigint as goods,
      coalesce(sum(o.seller_amount) filter (where o.payment_status = 'paid' and not o.cash_on_delivery), 0)::bigint as share
    from orders o where ${sold(companyId, period)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export async function findSoldVersions(
  db: Database,
  companyId: number,
  since: string,
  limit: number,
): Promise<SoldVersion[]> {
  const { rows } = await sql<SoldVersion>`
    select i.version_id as "versionId", sum(i.quantity)::int as pieces
    from orders o join order_items i on i.order_id = o.id
    where ${sold(companyId, { from: since, to: '9999-12-30' })}
    group by i.version_id order by pieces desc, i.version_id limit ${limit}`.execute(db)
  return rows
}

export async function findSoldProducts(
  db: Database,
  companyId: number,
  period: Period,
  productIds: readonly number[],
): Promise<{ productId: number; orders: number }[]> {
  const { rows } = await sql<{ productId: number; orders: number }>`
    select i.product_id as "productId", count(distinct o.id)::int as orders
    from orders o join order_items i on i.order_id = o.id
    where i.product_id = any(${productIds}::int[]) and ${sold(companyId, period)}
    group by i.product_id`.execute(db)
  return rows
}
