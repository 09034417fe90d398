import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Carrier } from '../rules/carriers.ts'
import type { OrderPaymentStatus } from '../rules/order-payment-table.ts'
import type { OrderStatus } from '../rules/order-table.ts'

/** A shipment on its way; without a number nobody can follow it. */
export type FollowedShipment = {
  id: number
  companyId: number
  carrier: Carrier
  trackingNumber: string | null
  shippedAt: Date
}

/** All shipments of an order, the first one first. */
export async function findFollowed(db: Database, orderId: number): Promise<FollowedShipment[]> {
  const { rows } = await sql<FollowedShipment>`
    select s.id, o.company_id as "companyId", s.carrier, s.tracking_number as "trackingNumber", s.shipped_at as "shippedAt"
    from shipments s join orders o on o.id = s.order_id where s.order_id = ${orderId} order by s.id`.execute(db)
  return rows
}

export type ShippedOrder = { id: number; status: OrderStatus; paymentStatus: OrderPaymentStatus; total: number }

/** An order by its id, locked until the transaction ends. */
export async function lockShipped(db: Database, orderId: number): Promise<ShippedOrder | undefined> {
  const { rows } = await sql<ShippedOrder>`
    select id, status, payment_status as "paymentStatus", total from orders where id = ${orderId} for update`.execute(
    db,
  )
  return rows[0]
}
