import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Carrier, OrderPaymentStatus, OrderStatus } from '../../orders/contract.ts'
import type { DeliveryMethod } from '../../shipping/contract.ts'

/** An order that is locked until the transaction ends, with what its buyer has to be told. */
export type LockedOrder = {
  id: number
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  method: DeliveryMethod
  total: number
  /** By the seller, before. */
  cancelled: boolean
  shipment: { carrier: Carrier; trackingNumber: string | null } | null
  sellerName: string
  place: string | null
  purchase: { key: string; email: string; firstName: string; locale: string }
}

export async function lockOrder(db: Database, companyId: number, number: string): Promise<LockedOrder | undefined> {
  // The shipment is read by a statement of its own: this one would still see it as it was before the wait for the lock.
  const { rows: held } = await sql<{ id: number }>`
    select id from orders where number = ${number} and company_id = ${companyId} for update`.execute(db)
  if (!held[0]) return undefined
  const { rows } = await sql<LockedOrder>`
    select o.id, o.status, o.payment_status as "paymentStatus", o.method, o.total, o.status = 'cancelled' and exists (
        select from order_events e where e.order_id = o.id and e.note = 'by_seller') as cancelled, o.seller->>'name' as "sellerName",
      o.pickup->>'label' as place,
      json_build_object('key', p.key, 'email', p.email, 'firstName', p.first_name, 'locale', p.locale) as purchase,
      case when s.order_id is not null then json_build_object('carrier', s.carrier, 'trackingNumber', s.tracking_number) end
        as shipment
    from orders o join purchases p on p.id = o.purchase_id left join shipments s on s.order_id = o.id
    where o.id = ${held[0].id}`.execute(db)
  return rows[0]
}
