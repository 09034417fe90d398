import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { shipments } from '../../orders/index.ts'
import type { DeliveryMethod } from '../../shipping/contract.ts'
import { mayStep } from '../rules/seller-steps.ts'
import { lockOrder } from './lock-order.ts'

/** What a label of an order is made of; the order is locked until the transaction ends. */
export type ToLabel = {
  id: number
  method: DeliveryMethod
  /** Whether it may be sent now. */
  mayShip: boolean
  left: shipments.Pieces[]
  sentNumbers: (string | null)[]
  /** To be taken at the door or point, grosze; null: nothing. */
  owed: number | null
  goods: number
  point: string | null
  plan: { size: 'small' | 'medium' | 'large'; count: number }[] | null
  receiver: { firstName: string; lastName: string; email: string; phone: string }
  address: { street: string; postalCode: string; city: string; country: string } | null
}

/** Undefined for orders of others. */
export async function lockToLabel(db: Database, companyId: number, number: string): Promise<ToLabel | undefined> {
  const order = await lockOrder(db, companyId, number)
  if (!order) return undefined
  const { rows } = await sql<
    Pick<ToLabel, 'goods' | 'point' | 'plan' | 'receiver' | 'address'> & { amountPaid: number }
  >`
    select o.goods, o.amount_paid as "amountPaid", o.pickup->>'code' as point, o.parcels as plan, p.shipping_address as address,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', p.phone) as receiver
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${order.id}`.execute(db)
  const { amountPaid, ...found } = must(rows[0], `order ${order.id}`)
  return {
    ...found,
    ...{ id: order.id, method: order.method, mayShip: mayStep('ship', order) },
    left: shipments.leftToSend(order.items, order.shipments),
    sentNumbers: order.shipments.map(({ trackingNumber }) => trackingNumber),
    owed: order.paymentStatus === 'onDelivery' ? order.total - amountPaid : null,
  }
}

export async function findOrderId(db: Database, companyId: number, number: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where number = ${number} and company_id = ${companyId}`.execute(db)
  return rows[0]?.id
}
