import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Commission } from '../../commission/contract.ts'
import { SOLD } from '../rules/order-table.ts'

/** Orders whose money the seller collects and whose commission stands in the ledger otherwise than their status asks. */
const isDue = sql`cash_on_delivery and commission_booked <> (status in ${listOf(SOLD)})`

export type DueCommission = {
  number: string
  companyId: number
  currency: string
  commission: Commission
  /** False: to be taken back. */
  booked: boolean
}

/** Marks the commissions that are due as done, each for one caller, who books them in the same transaction. `orderIds`: only of these. */
export async function takeDueCommissions(
  db: Database,
  orderIds: readonly number[] | null,
  limit: number,
): Promise<DueCommission[]> {
  const { rows } = await sql<DueCommission>`
    update orders set commission_booked = not commission_booked
    where id in (
      select id from orders where ${isDue} and (${orderIds}::bigint[] is null or id = any(${orderIds}::bigint[]))
      order by id limit ${limit} for update skip locked)
    returning number, company_id as "companyId", currency, commission, commission_booked as booked`.execute(db)
  return rows
}

/** Whether there is anything to book. */
export async function isAnyCommissionDue(db: Database): Promise<boolean> {
  const { rows } = await sql`select from orders where ${isDue} limit 1`.execute(db)
  return rows.length > 0
}

export type ExpectedCommission = { number: string; companyId: number; expected: number }

/** What each order paid on delivery owes by its status: net and VAT, grosze. */
export async function findExpectedCommissions(db: Database): Promise<ExpectedCommission[]> {
  const { rows } = await sql<ExpectedCommission>`
    select number, company_id as "companyId", case when status in ${listOf(SOLD)}
      then ((commission->>'net')::bigint + (commission->>'vat')::bigint) else 0 end as expected
    from orders where cash_on_delivery order by id`.execute(db)
  return rows
}
