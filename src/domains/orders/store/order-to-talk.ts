import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderStatus } from '../rules/order-statuses.ts'

/** What has to be known of an order to talk about it. `userId`: null where a guest bought; `key`: of its purchase. */
export type OrderToTalk = {
  id: number
  number: string
  companyId: number
  status: OrderStatus
  userId: string | null
  key: string
}

/** Orders by their numbers, in no order; unknown ones are left out. */
export async function findOrdersToTalk(db: Database, numbers: readonly string[]): Promise<OrderToTalk[]> {
  const { rows } = await sql<OrderToTalk>`
    select o.id, o.number, o.company_id as "companyId", o.status, p.user_id as "userId", p.key
    from orders o join purchases p on p.id = o.purchase_id where o.number = any(${numbers}::text[])`.execute(db)
  return rows
}
