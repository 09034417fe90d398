import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Currency } from '../../../values/money.ts'
import { SOLD } from '../rules/order-table.ts'

/** What of an order is left: grosze. */
export type OrderSum = { number: string; total: number; givenBack: number; onDelivery: boolean; sold: boolean }

const columns = sql`number, total, given_back as "givenBack", cash_on_delivery as "onDelivery", status in ${listOf(SOLD)} as sold`

/** Orders by their numbers. */
export async function findSums(db: Database, numbers: readonly string[]): Promise<OrderSum[]> {
  const { rows } = await sql<OrderSum>`select ${columns} from orders where number = any(${numbers}::text[])`.execute(db)
  return rows
}

/** Sold orders whose money a company collects and which cost it no commission: the ledger knows nothing of them. Behind an id, in their order. */
export async function findUnbooked(
  db: Database,
  { companyId, from, to }: { companyId: number; from: Date; to: Date },
  after: number,
  limit: number,
): Promise<(OrderSum & { id: number; at: Date; currency: Currency })[]> {
  const { rows } = await sql<OrderSum & { id: number; at: Date; currency: Currency }>`
    select id, placed_at as at, currency, ${columns} from orders
    where company_id = ${companyId} and placed_at >= ${from} and placed_at < ${to} and id > ${after} and cash_on_delivery
      and (commission->>'net')::bigint + (commission->>'vat')::bigint = 0 and status in ${listOf(SOLD)}
    order by id limit ${limit}`.execute(db)
  return rows
}
