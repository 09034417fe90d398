import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Commission } from '../../commission/contract.ts'
import type { OrderPaymentStatus } from '../rules/order-payment-table.ts'
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

export type ExpectedCommission = { id: number; number: string; companyId: number; expected: number }

/** What each order paid on delivery after this id owes by its status: net and VAT, grosze. */
export async function findExpectedCommissions(
  db: Database,
  after: number,
  limit: number,
): Promise<ExpectedCommission[]> {
  const { rows } = await sql<ExpectedCommission>`
    select id, number, company_id as "companyId", case when status in ${listOf(SOLD)}
      then ((commission->>'net')::bigint + (commission->>'vat')::bigint) else 0 end as expected
    from orders where cash_on_delivery and id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

/** Which of these are numbers of orders paid on delivery. */
export async function findOnDelivery(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select number from orders where cash_on_delivery and number = any(${numbers}::text[])`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

export type PaidOrder = {
  purchaseId: number
  companyId: number
  number: string
  total: number
  commission: Commission
  paymentStatus: OrderPaymentStatus
}

/** The orders of the next purchases after an id that are paid online, by purchase. */
export async function findOnline(db: Database, after: number, purchases: number): Promise<PaidOrder[]> {
  const { rows } = await sql<PaidOrder>`
    select purchase_id as "purchaseId", company_id as "companyId", number, total, commission,
      payment_status as "paymentStatus"
    from orders
    where not cash_on_delivery and purchase_id in (
      select distinct purchase_id from orders where not cash_on_delivery and purchase_id > ${after}
      order by purchase_id limit ${purchases})
    order by purchase_id, id`.execute(db)
  return rows
}
