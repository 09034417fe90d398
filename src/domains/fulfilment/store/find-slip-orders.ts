import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import type { Address, Carrier, OrderPaymentStatus, OrderStatus } from '../../orders/contract.ts'
import { shipments } from '../../orders/index.ts'
import type { condition } from '../../products/index.ts'
import type { DeliveryMethod } from '../../shipping/contract.ts'

export type SlipOrder = {
  id: number
  number: string
  placedAt: Date
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  locale: string
  seller: { name: string; street: string; postalCode: string; city: string; email: string; phone: string }
  buyer: { firstName: string; lastName: string; phone: string }
  address: Address | null
  method: DeliveryMethod
  takesOldDevice: boolean
  pickup: { code: string | null; label: string } | null
  items: {
    versionId: number
    title: string
    versionName: string
    state: 'new' | 'used' | 'damaged'
    erpCode: string | null
    /** As it was when it was ordered; null: nobody wrote it down then. */
    condition: condition.Condition | null
    quantity: number
    givenUp: number
    unitPrice: number
  }[]
  shipments: { id: number; carrier: Carrier; trackingNumber: string | null; items: shipments.Pieces[] }[]
  goods: number
  delivery: number
  total: number
  currency: Currency
}

/** Orders of the company with what stands on a packing slip, in the order asked for; those of others are left out. */
export async function findSlipOrders(
  db: Database,
  companyId: number,
  numbers: readonly string[],
): Promise<SlipOrder[]> {
  const { rows } = await sql<SlipOrder>`
    select o.id, o.number, o.placed_at as "placedAt", o.status, o.payment_status as "paymentStatus", p.locale, o.seller,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone) as buyer,
      case when o.method <> 'store_pickup' then p.shipping_address end as address, o.method, o.takes_old_device as "takesOldDevice", o.pickup,
      (select json_agg(json_build_object('versionId', version_id, 'title', title, 'versionName', version_name,
          'state', state, 'erpCode', erp_code, 'condition', condition, 'quantity', quantity, 'givenUp', given_up, 'unitPrice', unit_price) order by id)
        from order_items where order_id = o.id) as items,
      coalesce(${shipments.shipmentsOf('o.id')}, '[]') as shipments, o.goods, o.delivery, o.total, o.currency
    from unnest(${numbers}::text[]) with ordinality as wanted(number, position)
      join orders o on o.number = wanted.number join purchases p on p.id = o.purchase_id
    where o.company_id = ${companyId} order by wanted.position`.execute(db)
  return rows
}
