import type { Database } from '../../../platform/db/database.ts'

/** Orders after one, of which nothing is left to send and which were not ended. */
export async function findEmptied(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('emptied_orders')
    .select('order_id')
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => Number(order_id))
}

export async function deleteEmptied(db: Database, orderId: number): Promise<void> {
  await db.deleteFrom('emptied_orders').where('order_id', '=', orderId).execute()
}
