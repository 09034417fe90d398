import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Orders of a customer that are looked at for cases, the latest first. */
const CUSTOMER_ORDERS = 1000

/** What rights to send an order's goods back go by. */
export type ReturnFacts = {
  id: number
  placedAt: Date
  /** When the last of it came to the buyer; null while it did not, or nobody knows. */
  deliveredAt: Date | null
  /** Bought on a company's invoice. */
  isBusiness: boolean
  buyer: { firstName: string; lastName: string; phone: string }
}

/** Orders of whoever placed an order of a company, there: those of one address, as sellers tell customers apart. None where it is another's. */
export async function findOrdersOfCustomer(db: Database, companyId: number, number: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders one join orders o on o.company_id = one.company_id and o.buyer_email = one.buyer_email
    where one.number = ${number} and one.company_id = ${companyId}
    order by o.placed_at desc, o.id desc limit ${CUSTOMER_ORDERS}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One statement. */
export async function findReturnFacts(db: Database, orderIds: readonly number[]): Promise<ReturnFacts[]> {
  const { rows } = await sql<ReturnFacts>`
    select o.id, o.placed_at as "placedAt", p.invoice is not null as "isBusiness",
      (select min(at) from order_events where order_id = o.id and to_status = 'delivered') as "deliveredAt",
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone) as buyer
    from orders o join purchases p on p.id = o.purchase_id where o.id = any(${orderIds}::bigint[])`.execute(db)
  return rows
}
