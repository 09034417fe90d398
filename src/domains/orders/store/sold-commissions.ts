import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { Commission } from '../../commission/contract.ts'
import { RETURNED_PAYMENTS } from '../rules/order-payment-table.ts'
import { SOLD } from '../rules/order-table.ts'

/** The commission of an order that counts as sold, as it was frozen; total and what of it was given back in grosze. */
export type SoldCommission = {
  orderId: number
  currency: Currency
  commission: Commission
  total: Minor
  givenBack: Minor
}

const counts = sql`o.status in ${listOf(SOLD)} and o.payment_status not in ${listOf(RETURNED_PAYMENTS)}`

/** Orders of a company that count as sold and were confirmed in the time, with an id above `after`, by id. */
export async function findSoldCommissions(
  db: Database,
  companyId: number,
  time: { from: Date; until: Date },
  page: { after: number; limit: number },
): Promise<SoldCommission[]> {
  const { rows } = await sql<SoldCommission>`
    select o.id as "orderId", o.currency, o.commission, o.total, o.given_back as "givenBack" from orders o
    where o.company_id = ${companyId} and o.id > ${page.after} and ${counts} and o.placed_at < ${time.until}
      and (select min(at) from order_events where order_id = o.id and to_status = 'confirmed') >= ${time.from}
      and (select min(at) from order_events where order_id = o.id and to_status = 'confirmed') < ${time.until}
    order by o.id limit ${page.limit}`.execute(db)
  return rows
}

/** Companies with orders placed before the moment. */
export async function findCompaniesWithOrders(db: Database, until: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct company_id as id from orders where placed_at < ${until} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** These orders with their commission, and whether they still count as sold. */
export async function findCommissionsOf(
  db: Database,
  orderIds: readonly number[],
): Promise<(SoldCommission & { counts: boolean })[]> {
  const { rows } = await sql<SoldCommission & { counts: boolean }>`
    select o.id as "orderId", o.currency, o.commission, o.total, o.given_back as "givenBack", ${counts} as counts
    from orders o where o.id = any(${orderIds}::bigint[]) order by o.id`.execute(db)
  return rows
}
