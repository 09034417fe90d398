import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { Carrier, OrderPaymentStatus, OrderStatus } from '../../orders/contract.ts'
import { shipments } from '../../orders/index.ts'
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
  items: shipments.OrderedPieces[]
  /** All that have left, the first one first. */
  shipments: { id: number; carrier: Carrier; trackingNumber: string | null; items: shipments.Pieces[] }[]
  sellerName: string
  place: string | null
  purchase: { key: string; email: string; firstName: string; locale: string }
}

/** A locked order that waits in a shop since `movedAt`. */
export async function findCollection(
  db: Database,
  orderId: number,
): Promise<{
  movedAt: Date
  place: string
  sellerName: string
  purchase: LockedOrder['purchase'] & { userId: string | null }
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof findCollection>>>`
    select o.moved_at as "movedAt", o.seller->>'name' as "sellerName", o.pickup->>'label' as place,
      json_build_object('key', p.key, 'userId', p.user_id, 'email', p.email, 'firstName', p.first_name, 'locale', p.locale) as purchase
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${orderId}`.execute(db)
  return must(rows[0], `order ${orderId}`)
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
      (select json_agg(json_build_object('versionId', version_id, 'quantity', quantity, 'givenUp', given_up) order by id)
        from order_items where order_id = o.id) as items, coalesce(${shipments.shipmentsOf('o.id')}, '[]') as shipments
    from orders o join purchases p on p.id = o.purchase_id
    where o.id = ${held[0].id}`.execute(db)
  return rows[0]
}
