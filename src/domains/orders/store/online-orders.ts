import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Ids of the orders of a purchase that are not paid at the door. */
export async function findOnlineIds(db: Database, purchaseId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where purchase_id = ${purchaseId} and not cash_on_delivery`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
