import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Carrier } from '../rules/carriers.ts'

/** Writes how a held order left, or corrects it; the day it left stays what it was. */
export async function saveShipment(
  db: Database,
  now: Date,
  orderId: number,
  { carrier, trackingNumber }: { carrier: Carrier; trackingNumber: string | null },
): Promise<void> {
  await sql`
    insert into shipments (order_id, carrier, tracking_number, shipped_at, updated_at)
    values (${orderId}, ${carrier}, ${trackingNumber}, ${now}, ${now})
    on conflict (order_id) do update set carrier = excluded.carrier, tracking_number = excluded.tracking_number,
      updated_at = excluded.updated_at`.execute(db)
}
