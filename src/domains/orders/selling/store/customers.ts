import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { CustomerRow } from '../contract.ts'
import type { Place } from './find-rows.ts'

export type FoundCustomer = Omit<CustomerRow, 'lastOrderAt'> & { lastOrderAt: Date; place: Place }

/** Written out, so that the index of customers' orders serves them. */
const bought = (table: string) => sql`${sql.ref(`${table}.status`)} in ('confirmed', 'shipped', 'delivered')`

/**
 * A page of customers, the latest first. The company's orders are walked from the newest on and an order that its buyer followed by
 * another is passed over: nothing is grouped that is not shown.
 */
export async function findCustomers(
  db: Database,
  companyId: number,
  wanted: { words?: string | undefined; email?: string | undefined; after?: Place | undefined },
  limit: number,
): Promise<FoundCustomer[]> {
  const { words, email, after } = wanted
  const { rows } = await sql<FoundCustomer>`
    with page as materialized (
      select o.id, o.placed_at, o.buyer_email from orders o
      where o.company_id = ${companyId} and ${bought('o')}
        ${words === undefined ? sql`` : sql`and o.words @@ ${words}::tsquery`}
        ${email === undefined ? sql`` : sql`and o.buyer_email = ${email}`}
        ${after ? sql`and (o.placed_at, o.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
        and not exists (
          select 1 from orders later
          where later.company_id = ${companyId} and later.buyer_email = o.buyer_email and ${bought('later')}
            and (later.placed_at, later.id) > (o.placed_at, o.id))
      order by o.placed_at desc, o.id desc limit ${limit})
    select o.number as "lastOrder", o.placed_at as "lastOrderAt", p.first_name as "firstName", p.last_name as "lastName",
      p.email, p.phone, own.orders, own.total, o.currency,
      json_build_object('at', o.placed_at::text, 'id', o.id) as place
    from page join orders o on o.id = page.id join purchases p on p.id = o.purchase_id
      cross join lateral (
        select count(*)::int as orders, coalesce(sum(each.total) filter (where each.payment_status not in ('refundDue', 'refunded')), 0)::bigint as total
        from orders each
        where each.company_id = ${companyId} and each.buyer_email = page.buyer_email and ${bought('each')}) as own
    order by o.placed_at desc, o.id desc`.execute(db)
  return rows
}

/** The address behind an order of the company, as customers are told apart by it; undefined for orders of others. */
export async function findEmail(db: Database, companyId: number, number: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select buyer_email as email from orders where number = ${number} and company_id = ${companyId}`.execute(db)
  return rows[0]?.email
}
