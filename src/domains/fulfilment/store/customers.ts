import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import { RETURNED_PAYMENTS, SOLD } from '../../orders/contract.ts'
import type { CustomerRow } from '../contract.ts'
import { inOrderOf, isDone, NEAR, ordersWith, type Place } from './page-of.ts'

export type FoundCustomer = Omit<CustomerRow, 'lastOrderAt'> & { lastOrderAt: Date; place: Place }

const bought = (table: string) => sql`${sql.ref(`${table}.status`)} in ${listOf(SOLD)}`

/** All of the money went back. */
const isReturned = sql`each.payment_status in ${listOf(RETURNED_PAYMENTS)}`

type Wanted = { words?: string | undefined; email?: string | undefined; after?: Place | undefined }

/** No order of the same buyer came later: it is the one its customer is shown by. */
const isLast = (companyId: number) => sql`not exists (
  select 1 from orders later
  where later.company_id = ${companyId} and later.buyer_email = o.buyer_email and ${bought('later')}
    and (later.placed_at, later.id) > (o.placed_at, o.id))`

/** As `pageOf` for orders: the list is walked for a while; only where that does not fill the page are the words looked up. */
function customerPage(companyId: number, { words, email, after }: Wanted, limit: number) {
  const fitting = sql`o.company_id = ${companyId} and ${bought('o')}
    ${email === undefined ? sql`` : sql`and o.buyer_email = ${email}`}
    ${after ? sql`and (o.placed_at, o.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}`
  const inOrder = inOrderOf(false)
  const columns = sql`o.id, o.placed_at, o.buyer_email`
  if (words === undefined) {
    return sql`page as materialized (
      select ${columns} from orders o where ${fitting} and ${isLast(companyId)} order by ${inOrder} limit ${limit})`
  }
  return sql`
    near as materialized (
      select ${columns}, o.words from orders o where ${fitting} order by ${inOrder} limit ${NEAR}),
    met as materialized (
      select ${columns} from near o where o.words @@ ${words}::tsquery and ${isLast(companyId)} order by ${inOrder} limit ${limit}),
    page as materialized (
      select id, placed_at, buyer_email from met where ${isDone(limit)}
      union all
      (select * from (
        select distinct on (o.buyer_email) ${columns} from ${ordersWith(words)} as o where not ${isDone(limit)} and ${fitting}
        order by o.buyer_email, ${inOrder}) as o
      where ${isLast(companyId)} order by ${inOrder} limit ${limit}))`
}

/**
 * A page of customers, the latest first. The company's orders are walked from the newest on and an order that its buyer followed by
 * another is passed over: nothing is grouped that is not shown.
 */
export async function findCustomers(
  db: Database,
  companyId: number,
  wanted: Wanted,
  limit: number,
): Promise<FoundCustomer[]> {
  const { rows } = await sql<FoundCustomer>`
    with ${customerPage(companyId, wanted, limit)}
    select o.number as "lastOrder", o.placed_at as "lastOrderAt", p.first_name as "firstName", p.last_name as "lastName",
      p.email, p.phone, own.orders, own.returned, own.totals,
      json_build_object('at', o.placed_at::text, 'id', o.id) as place
    from page join orders o on o.id = page.id join purchases p on p.id = o.purchase_id
      cross join lateral (
        select sum(orders)::int as orders, sum(returned)::int as returned,
          json_agg(json_build_object('total', total, 'givenBack', given_back, 'currency', currency) order by currency <> o.currency, currency) as totals
        from (
          select each.currency, count(*) as orders,
            count(*) filter (where each.status = 'returned' or each.given_back > 0 or ${isReturned}) as returned,
            coalesce(sum(each.given_back) filter (where not ${isReturned}), 0)::bigint as given_back,
            coalesce(sum(each.total) filter (where not ${isReturned}), 0)::bigint as total
          from orders each
          where each.company_id = ${companyId} and each.buyer_email = page.buyer_email and ${bought('each')}
          group by each.currency) as sums) as own
    order by o.placed_at desc, o.id desc`.execute(db)
  return rows
}

/** The address behind an order of the company, as customers are told apart by it; undefined for orders of others. */
export async function findEmail(db: Database, companyId: number, number: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select buyer_email as email from orders where number = ${number} and company_id = ${companyId}`.execute(db)
  return rows[0]?.email
}
