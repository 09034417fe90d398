import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Carrier } from '../rules/carriers.ts'
import type { OrderPaymentStatus } from '../rules/order-payment-table.ts'
import type { OrderStatus } from '../rules/order-table.ts'

/** An order that carriers take money for, with what has left of it. `total`: minor units of `currency`. */
export type CashOrder = {
  companyId: number
  number: string
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  total: number
  currency: string
  sent: { carrier: Carrier; number: string | null; at: string }[]
}

/** Undefined for orders that are paid online, and for those of which nothing has left with a carrier. */
export async function findCashOrder(db: Database, orderId: number): Promise<CashOrder | undefined> {
  const { rows } = await sql<CashOrder>`
    select o.company_id as "companyId", o.number, o.status, o.payment_status as "paymentStatus", o.total, o.currency,
      (select json_agg(json_build_object('carrier', s.carrier, 'number', s.tracking_number, 'at', s.shipped_at) order by s.id)
        from shipments s where s.order_id = o.id) as sent
    from orders o where o.id = ${orderId} and o.cash_on_delivery and exists (select 1 from shipments s where s.order_id = o.id)`.execute(
    db,
  )
  return rows[0]
}
