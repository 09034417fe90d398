import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import { HELD } from '../rules/order-table.ts'

/** Orders that are held for a payment, locked in the order in which everybody locks them, and their purchase; false: none was lengthened. */
export async function lengthenHolds(db: Database, purchaseId: number, until: Date): Promise<boolean> {
  await sql`select 1 from orders where purchase_id = ${purchaseId} order by id for update`.execute(db)
  const { rows } = await sql`
    with held as (
      update orders set held_until = ${until}
      where purchase_id = ${purchaseId} and status in ${listOf(HELD)} and payment_status = 'unpaid' and held_until < ${until}
      returning 1)
    update purchases set held_until = ${until}
    where id = ${purchaseId} and held_until < ${until} and exists (select from held) returning 1`.execute(db)
  return rows.length > 0
}
