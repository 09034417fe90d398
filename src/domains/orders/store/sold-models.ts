import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import { companyConditions } from '../../companies/index.ts'
import { productSql } from '../../products/index.ts'
import { RECEIVED } from '../rules/order-table.ts'

/** Companies that ever had an order, in id order after one: found by jumping from each to the next, however many orders they have. */
export async function findCompaniesWithin(db: Database, after: number, limit: number): Promise<number[]> {
  const next = (than: string) =>
    sql`(select company_id from orders where company_id > ${sql.raw(than)} order by company_id limit 1)`
  const { rows } = await sql<{ id: number }>`
    with recursive walk (id, position) as (
      select (select company_id from orders where company_id > ${after} order by company_id limit 1), 1
      union all
      select ${next('walk.id')}, position + 1 from walk where id is not null and position < ${limit})
    select id from walk where id is not null order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * How many people bought something of companies since a moment, and have kept it: received, paid, no money of it given back, nothing open
 * about it. By what is sold as one (`productSql.soldAs`); who ordered several times counts once, told by account and by address alike, and
 * the company's own people and its own invoices do not count.
 */
export async function findModelBuyers(
  db: Database,
  companyIds: readonly number[],
  since: Date,
): Promise<{ companyId: number; categoryId: number; name: string; buyers: number }[]> {
  const { rows } = await sql<{ companyId: number; categoryId: number; name: string; buyers: number }>`
    select o.company_id as "companyId", sold.category_id as "categoryId", sold.name,
      least(count(distinct coalesce(p.user_id::text, o.buyer_email)), count(distinct o.buyer_email))::int as buyers
    from orders o
      join purchases p on p.id = o.purchase_id
      join order_items i on i.order_id = o.id and i.quantity > i.given_up
      cross join lateral ${productSql.soldAs('i.product_id')} as sold
    where o.company_id = any(${companyIds}::int[]) and o.placed_at >= ${since} and o.status in ${listOf(RECEIVED)}
      and o.payment_status in ('paid', 'onDelivery') and o.given_back = 0
      and not exists (select from order_matters m where m.order_id = o.id)
      and not ${companyConditions.hasMember('o.company_id', 'p.user_id')}
      and not ${companyConditions.hasMemberAt('o.company_id', 'o.buyer_email')}
      and not ${companyConditions.isItself('o.company_id', 'o.buyer_email', sql`p.invoice->>'taxId'`)}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}
