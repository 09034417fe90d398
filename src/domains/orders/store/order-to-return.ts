import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

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

/** One statement. */
export async function findReturnFacts(db: Database, orderIds: readonly number[]): Promise<ReturnFacts[]> {
  const { rows } = await sql<ReturnFacts>`
    select o.id, o.placed_at as "placedAt", p.invoice is not null as "isBusiness",
      (select min(at) from order_events where order_id = o.id and to_status = 'delivered') as "deliveredAt",
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone) as buyer
    from orders o join purchases p on p.id = o.purchase_id where o.id = any(${orderIds}::bigint[])`.execute(db)
  return rows
}
