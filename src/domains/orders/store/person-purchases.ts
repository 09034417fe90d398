import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { type OrderRow, orderViewColumns, type PurchaseRow, purchaseColumns } from './purchases.ts'

/** Purchases of a person, the newest first, before one that is known. */
export async function findPurchasesOf(
  db: Database,
  userId: string,
  before: number | null,
  limit: number,
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select ${purchaseColumns} from purchases
    where user_id = ${userId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Orders with their items, by purchase. */
export async function findOrderViewsOf(db: Database, purchaseIds: readonly number[]): Promise<Map<number, OrderRow[]>> {
  const { rows } = await sql<OrderRow & { purchaseId: number }>`
    select purchase_id as "purchaseId", ${orderViewColumns}
    from orders where purchase_id = any(${purchaseIds}::bigint[]) order by purchase_id, id`.execute(db)
  const byPurchase = Map.groupBy(rows, (row) => row.purchaseId)
  return new Map(
    [...byPurchase].map(([id, orders]) => [id, orders.map(({ purchaseId: _, ...order }): OrderRow => order)]),
  )
}
