import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Currency } from '../../../values/money.ts'
import type { Commission } from '../../commission/contract.ts'
import { RETURNED_PAYMENTS } from '../rules/order-payment-table.ts'
import { SOLD } from '../rules/order-table.ts'

/** The commission of an order that counts as sold, as it was frozen. */
export type SoldCommission = { orderId: number; currency: Currency; commission: Commission }

const counts = sql`o.status in ${listOf(SOLD)} and o.payment_status not in ${listOf(RETURNED_PAYMENTS)}`

/** Orders of a company that count as sold and were confirmed in the time, with an id above `after`, by id. */
export async function findSoldCommissions(
  db: Database,
  companyId: number,
  time: { from: Date; until: Date },
  page: { after: number; limit: number },
): Promise<SoldCommission[]> {
  const { rows } = await sql<SoldCommission>`
    select o.id as "orderId", o.currency, o.commission from orders o
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

/** Which of these orders do not count as sold any more. */
export async function findUnsold(db: Database, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.id = any(${orderIds}::bigint[]) and not (${counts}) order by o.id`.execute(db)
  return rows.map(({ id }) => id)
}
