import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Pieces of lines of a locked order that will not be sent, besides those given up before. One statement. */
export async function giveUpPieces(
  db: Database,
  orderId: number,
  given: readonly { itemId: number; pieces: number }[],
): Promise<void> {
  await sql`
    update order_items set given_up = given_up + t.pieces
    from json_to_recordset(${JSON.stringify(given)}::json) as t("itemId" bigint, pieces int)
    where order_items.id = t."itemId" and order_items.order_id = ${orderId}`.execute(db)
}

/** All of a locked order that has not left will not be sent. */
export async function giveUpUnsent(db: Database, orderId: number): Promise<void> {
  await sql`
    update order_items set given_up = quantity - coalesce(
      (select sum(s.quantity) from shipment_items s where s.order_item_id = order_items.id), 0)
    where order_id = ${orderId}`.execute(db)
}
